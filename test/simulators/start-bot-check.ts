/**
 * A vendor of bot checks as a process of its own:
 * `node config/run.mjs test/simulators/start-bot-check.ts turnstile 4700`. Its faults: `POST /simulator/faults
 * { "fault": "hang" | "slow" | …, "calls": 3, "isInteractive": true, "score": 0.1 }`.
 */
import { createRecaptcha } from './recaptcha';
import { createTurnstile } from './turnstile';

const simulators: Readonly<Record<string, typeof createTurnstile>> = {
  turnstile: createTurnstile,
  recaptcha: createRecaptcha,
};
const [, , name = '', port = '0'] = process.argv;
const create = simulators[name];
if (!create) throw new Error(`Name one of ${Object.keys(simulators).join(', ')}, and a port`);
console.log(`${name} ready on ${await create().listen(Number(port))}`);
