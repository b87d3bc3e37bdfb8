#include "sqlite3.h"
#include <string.h>

__attribute__((import_module("host"), import_name("now"))) extern double host_now(void);

static int noFile(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out) { return SQLITE_CANTOPEN; }
static int noDelete(sqlite3_vfs *vfs, const char *name, int sync) { return SQLITE_OK; }
static int noAccess(sqlite3_vfs *vfs, const char *name, int flags, int *out) { *out = 0; return SQLITE_OK; }
static int sameName(sqlite3_vfs *vfs, const char *name, int size, char *out) { strncpy(out, name, size); return SQLITE_OK; }
static int noRandomness(sqlite3_vfs *vfs, int size, char *out) { memset(out, 7, size); return size; }
static int noSleep(sqlite3_vfs *vfs, int microseconds) { return microseconds; }
static int currentTime(sqlite3_vfs *vfs, sqlite3_int64 *out) { *out = 210866760000000LL + (sqlite3_int64)host_now(); return SQLITE_OK; }
static int noError(sqlite3_vfs *vfs, int size, char *out) { return 0; }

static sqlite3_vfs memory = {
  2, sizeof(sqlite3_file), 255, 0, "memory", 0, noFile, noDelete, noAccess, sameName, 0, 0, 0, 0,
  noRandomness, noSleep, 0, noError, currentTime
};

int sqlite3_os_init(void) { return sqlite3_vfs_register(&memory, 1); }
int sqlite3_os_end(void) { return SQLITE_OK; }
