/*
 * The one function of libatomic that Node 26 asks for, for machines without that library (a bare Debian has none, and only
 * root could install it). Same contract as GCC's: https://gcc.gnu.org/wiki/Atomic/GCCMM/LIbrary
 *
 * Built by:
 *   gcc -O2 -fPIC -shared -nostdlib -mcx16 -Wl,-soname,libatomic.so.1 -Wl,--version-script=runtime/libatomic.map \
 *     -s -o runtime/linux-x64/libatomic.so.1 runtime/libatomic.c
 */
#include <stdbool.h>
#include <stddef.h>

static char lock;

static void copy(unsigned char *to, const unsigned char *from, size_t size) {
  while (size--) *to++ = *from++;
}

static bool same(const unsigned char *one, const unsigned char *other, size_t size) {
  while (size--)
    if (*one++ != *other++) return false;
  return true;
}

#define EXCHANGE(type)                                                                                              \
  {                                                                                                                 \
    type *wanted = expected;                                                                                        \
    type found = __sync_val_compare_and_swap((type *)object, *wanted, *(type *)desired);                            \
    if (found == *wanted) return true;                                                                              \
    *wanted = found;                                                                                                \
    return false;                                                                                                   \
  }

bool __atomic_compare_exchange(size_t size, void *object, void *expected, void *desired, int success, int failure) {
  (void)success, (void)failure; /* always the strongest order, which every weaker one allows */
  if ((size_t)object % size == 0) {
    if (size == 1) EXCHANGE(unsigned char)
    if (size == 2) EXCHANGE(unsigned short)
    if (size == 4) EXCHANGE(unsigned int)
    if (size == 8) EXCHANGE(unsigned long)
    if (size == 16) EXCHANGE(unsigned __int128)
  }
  while (__atomic_test_and_set(&lock, __ATOMIC_SEQ_CST));
  bool equal = same(object, expected, size);
  if (equal) copy(object, desired, size);
  else copy(expected, object, size);
  __atomic_clear(&lock, __ATOMIC_SEQ_CST);
  return equal;
}
