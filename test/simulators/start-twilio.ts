/**
 * The text message carrier as a process of its own: `node config/run.mjs test/simulators/start-twilio.ts 4711`, with
 * TWILIO_URL at its address and the login that it prints. What it took: `GET /simulator/messages`; its faults:
 * `POST /simulator/faults { "fault": "slow" | "rate-limited" | …, "calls": 3 }`.
 */
import { twilioLogin, TwilioSimulator } from './twilio';

const [, , port = '0'] = process.argv;
console.log(`twilio ready on ${await new TwilioSimulator().listen(Number(port))}`);
console.log(
  `TWILIO_ACCOUNT_SID=${twilioLogin.accountSid} TWILIO_API_KEY=${twilioLogin.apiKey} TWILIO_API_SECRET=${twilioLogin.apiSecret}`,
);
