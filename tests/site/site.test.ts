// One file, because each file opens a site of its own.
import './links.ts'
import './machines.ts'
