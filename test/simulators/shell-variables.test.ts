import { execFileSync } from 'node:child_process';
import { shellVariables } from './shell-variables';

it('H05 writes variables that a shell reads as they are', () => {
  const env = { PLAIN: 'http://127.0.0.1:1', ODD: `it's $HOME "and" a \\ and \`date\`` };
  const script = `${shellVariables(env)}printf '%s|%s' "$PLAIN" "$ODD"`;
  expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe(`${env.PLAIN}|${env.ODD}`);
});
