// `npm run contract -- list`: each port, its suite, and the adapters that pass it.
// `npm run contract -- crm=salesforce`: what that adapter still lacks, and its suites on a live system when its variables are set.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of each system of the line: its ports, and its vendors' adapters. A vendor adds a line here. */
export const systems = {
  crm: {
    ports: [
      'sign-in/guest-directory',
      'account/contact-repository',
      'account/address-repository',
      'favourites/favourite-list',
      'inquiries/inquiry-list',
      'preferences/guest-preferences',
      'profile-picture/profile-pictures',
      'meetings/opportunities',
      'notification-settings/notification-preferences',
      'privacy/consent-repository',
      'privacy/deletion-requests',
      'privacy/sent-forms',
      'party/party-contacts',
      'requests/request-inbox',
      'sign-in/passkey-repository',
    ],
    adapters: {
      salesforce: {
        folder: 'crm-salesforce',
        live: 'test/contracts/crm-salesforce.live.ts',
        needs: ['SF_URL', 'SF_CLIENT_ID', ['SF_CLIENT_SECRET', 'SF_PRIVATE_KEY']],
      },
    },
  },
  leads: {
    ports: ['leads/lead-inbox'],
    adapters: {
      salesforce: {
        folder: 'crm-salesforce',
        live: 'test/contracts/leads-salesforce.live.ts',
        needs: ['SF_URL', 'SF_CLIENT_ID', ['SF_CLIENT_SECRET', 'SF_PRIVATE_KEY']],
      },
      'web-to-lead': {
        folder: 'crm-salesforce',
        live: 'test/contracts/leads-web-to-lead.live.ts',
        needs: ['WEB_TO_LEAD_OID'],
      },
    },
  },
  calendar: {
    ports: ['meetings/consultant-calendar'],
    adapters: {
      salesforce: {
        folder: 'crm-salesforce',
        live: 'test/contracts/calendar-salesforce.live.ts',
        needs: [
          'SF_URL',
          'SF_CLIENT_ID',
          ['SF_CLIENT_SECRET', 'SF_PRIVATE_KEY'],
          'SF_TERRITORY_ID',
          'SF_WORK_TYPE_ID',
          'SF_TRY_CONTACT_ID',
          'SF_TRY_OPPORTUNITY_ID',
          'SF_TRY_RESOURCE_ID',
        ],
      },
    },
  },
  engine: {
    ports: [
      'voyages/sailing-inventory',
      'trips/trip-repository',
      'reserve/engine-handoff',
      'excursions/excursion-bookings',
    ],
    adapters: {
      http: {
        folder: 'engine-http',
        live: 'test/contracts/engine-http.live.ts',
        needs: ['ENGINE_API_URL', 'ENGINE_URL', ['ENGINE_API_KEY', 'ENGINE_CLIENT_SECRET']],
      },
    },
  },
  payments: {
    ports: ['engine/payments'],
    adapters: {
      stripe: {
        folder: 'stripe',
        live: 'test/contracts/payments-stripe.live.ts',
        needs: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
      },
    },
  },
  cms: {
    ports: [
      'content/content-library',
      'content/site-navigation',
      'news/newsroom',
      'excursions/excursion-content',
      'voyages/voyage-content',
      'vessel/vessel-content',
      'preferences/preference-questions',
    ],
    adapters: {
      contentful: {
        folder: 'cms-contentful',
        live: 'test/contracts/content-contentful.live.ts',
        needs: ['CONTENTFUL_SPACE', 'CONTENTFUL_TOKEN', 'CONTENTFUL_PREVIEW_TOKEN'],
      },
    },
  },
  codes: {
    ports: ['sign-in/one-time-codes'],
    adapters: {
      'twilio-verify': {
        folder: 'twilio-verify',
        live: 'test/contracts/codes-twilio-verify.live.ts',
        needs: ['TWILIO_VERIFY_SERVICE', 'TWILIO_API_KEY', 'TWILIO_API_SECRET', 'TWILIO_TRY_PHONE'],
      },
    },
  },
  messages: {
    ports: ['messages/message-sender'],
    adapters: {
      twilio: {
        folder: 'twilio',
        live: 'test/contracts/messages-twilio.live.ts',
        needs: ['TWILIO_ACCOUNT_SID', 'TWILIO_API_KEY', 'TWILIO_API_SECRET', 'TWILIO_FROM', 'TWILIO_TRY_PHONE'],
      },
    },
  },
  'bot-check': {
    ports: ['shared/bot-check'],
    adapters: {
      turnstile: {
        folder: 'turnstile',
        live: 'test/contracts/bot-check.live.ts',
        needs: ['TURNSTILE_SECRET'],
        env: { BOT_CHECK: 'turnstile' },
      },
      recaptcha: {
        folder: 'recaptcha',
        live: 'test/contracts/bot-check.live.ts',
        needs: ['RECAPTCHA_SECRET'],
        env: { BOT_CHECK: 'recaptcha' },
      },
    },
  },
};

const filesUnder = (folder, ends) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ends))
    .map((entry) => join(entry.parentPath, entry.name));
const read = (file) => readFileSync(file, 'utf8');
const typeOf = (port) =>
  port
    .split('/')
    .at(-1)
    .replace(/(^|-)(\w)/g, (_all, _dash, character) => character.toUpperCase());

const suites = filesUnder('test/contracts', '.contract.ts').map((file) => {
  const text = read(file);
  return {
    file,
    text,
    describes: [...text.matchAll(/export function (describe\w+)/g)].map(([, name]) => name),
    cases: [...text.matchAll(/^\s*it(?:\.each\S*)?\(/gm)].length,
  };
});
/** A collection of suites, such as all of the CRM's: an adapter that calls it passes each of them. */
const collections = filesUnder('test/contracts', '.ts')
  .filter((file) => !file.endsWith('.contract.ts') && !file.endsWith('.live.ts'))
  .map(read)
  .flatMap((text) =>
    [...text.matchAll(/export function (describe\w+)/g)].map(([, name]) => ({
      name,
      calls: [...text.matchAll(/\b(describe[A-Z]\w+)\(/g)].map(([, called]) => called),
    })),
  );
const tests = filesUnder('src/adapters', '.test.ts').map((file) => ({ adapter: file.split('/')[2], text: read(file) }));

/** The suite that asks for this port, if any. */
const suiteOf = (port) =>
  suites.find(({ text }) => new RegExp(`/${port.split('/').at(-1)}\\.port'`).test(text) && isMainPort(text, port)) ??
  suites.find(({ text }) => text.includes(`/${port.split('/').at(-1)}.port'`));
const isMainPort = (text, port) => new RegExp(`export function describe${typeOf(port)}\\b`).test(text);

function adaptersPassing({ describes }) {
  const callers = [
    ...describes,
    ...collections.filter(({ calls }) => calls.some((call) => describes.includes(call))).map(({ name }) => name),
  ];
  const called = new RegExp(`\\b(?:${callers.join('|')})\\(`);
  return [...new Set(tests.filter(({ text }) => called.test(text)).map(({ adapter }) => adapter))];
}

function list() {
  const ports = filesUnder('src/core', '.port.ts')
    .map((file) => file.replace(/^src\/core\//, '').replace(/\.port\.ts$/, ''))
    .sort();
  const rows = ports.map((port) => {
    const suite = suiteOf(port);
    const system = Object.entries(systems).find(([, one]) => one.ports.includes(port))?.[0] ?? '';
    return [
      system,
      port,
      suite ? `${suite.file.split('/').at(-1)} (${suite.cases})` : '-',
      suite ? adaptersPassing(suite).join(', ') : '',
    ];
  });
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length), 6));
  for (const row of [['system', 'port', 'suite (cases)', 'passed by'], ...rows])
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** Suites of the system's ports that no test of the adapter runs. */
function lacksOf({ ports }, folder) {
  return ports.flatMap((port) => {
    const suite = suiteOf(port);
    if (!suite) return [`${port}: there is no suite for it in test/contracts`];
    return adaptersPassing(suite).includes(folder)
      ? []
      : [`${port}: ${suite.file} (${suite.cases} cases) is run by no test in src/adapters/${folder}`];
  });
}

const missingOf = (needs) =>
  needs.filter((need) => [need].flat().every((name) => !process.env[name])).map((need) => [need].flat().join(' or '));

function tryOut(request) {
  const [name = '', vendor = ''] = request.split('=');
  const system = systems[name];
  const adapter = system?.adapters[vendor];
  if (!adapter) {
    const known = Object.entries(systems).flatMap(([one, { adapters }]) =>
      Object.keys(adapters).map((each) => `${one}=${each}`),
    );
    console.error(`There is no ${request}. There are: list, ${known.join(', ')}.`);
    return 2;
  }
  const folder = join('src/adapters', adapter.folder);
  const lacks = existsSync(folder) ? lacksOf(system, adapter.folder) : [`${folder} is not there`];
  console.log(
    lacks.length === 0
      ? `${request}: ${system.ports.length} ${system.ports.length === 1 ? 'port' : 'ports'}, and a test in ${folder} runs the suite of each.`
      : `${request} lacks:\n${lacks.map((line) => `  ${line}`).join('\n')}`,
  );
  const missing = missingOf(adapter.needs);
  if (missing.length > 0) {
    console.log(`Not tried on a live system: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set.`);
    return 1;
  }
  const { status } = spawnSync('npx', ['jest', '-c', 'test/jest.config.mjs', '--testMatch', `**/${adapter.live}`], {
    stdio: 'inherit',
    env: { ...process.env, ...adapter.env },
  });
  return status === 0 && lacks.length === 0 ? 0 : 1;
}

const request = process.argv.at(2);
if (request === undefined || request === 'list') list();
else process.exitCode = tryOut(request);
