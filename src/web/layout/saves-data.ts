/**
 * Runs before the body is drawn: who asks for less data, or has 2G, gets no decoration (CSS, by the class) and, of the pictures further
 * down, the smallest. Where the browser asks the server for less, that sends smaller pictures by itself.
 */
export const savesDataScript = `try{const c=navigator.connection;if(c&&(c.saveData||/2g/.test(c.effectiveType))){document.documentElement.classList.add('saves-data');addEventListener('DOMContentLoaded',()=>{for(const e of document.querySelectorAll('picture:has(>[loading=lazy])>*'))e.sizes='96px'})}}catch{}`
