import { readFileSync } from 'node:fs';

export const readAuthority = ({
  redisAuthorityFile: file,
}: {
  readonly redisAuthorityFile?: string | undefined;
}): string | undefined => (file === undefined ? undefined : readFileSync(file, 'utf8'));
