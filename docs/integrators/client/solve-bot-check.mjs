// Solves the site's bot check without a browser: node solve-bot-check.mjs https://www.example.com otp-request
// Prints the `token` that the form of this action takes: base64 of JSON { challenge, solution }, good for two minutes and one use.
import { pbkdf2Sync } from 'node:crypto';

/** A proof of work (ALTCHA): the counter whose derived key begins with the prefix that the site asks for. */
export function solve({ parameters }) {
  const { algorithm, cost, keyLength, keyPrefix, nonce, salt } = parameters;
  if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`This check is of another kind: ${algorithm}`);
  const saltBytes = Buffer.from(salt, 'hex');
  const nonceBytes = Buffer.from(nonce, 'hex');
  for (let counter = 0; ; counter += 1) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const derivedKey = pbkdf2Sync(Buffer.concat([nonceBytes, count]), saltBytes, cost, keyLength, 'sha256').toString('hex');
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
}

/** Asks for the challenge of one form's action and solves it. */
export async function solveBotCheck(site, action) {
  const answer = await fetch(new URL(`/api/bot-check/challenge?action=${encodeURIComponent(action)}`, site));
  if (!answer.ok) throw new Error(`The challenge was answered with ${answer.status}`);
  const challenge = await answer.json();
  return Buffer.from(JSON.stringify({ challenge, solution: solve(challenge) })).toString('base64');
}

const [, program = '', site, action] = process.argv;
if (program.endsWith('solve-bot-check.mjs') && site && action) process.stdout.write(await solveBotCheck(site, action));
