import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** A file system of its own in memory, which can be full without the machine's being so. Root alone may have one. */
export class SmallDisk {
  private readonly filler: string;

  constructor(
    readonly folder: string,
    megabytes: number,
  ) {
    this.filler = join(folder, 'filler');
    mkdirSync(folder, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  }

  /** To the last byte. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.folder);
    if (bavail > 0) execFileSync('fallocate', ['--length', String(bavail * bsize), this.filler]);
  }

  makeRoom(): void {
    rmSync(this.filler, { force: true });
  }

  remove(): void {
    execFileSync('umount', ['--lazy', this.folder]);
  }
}
