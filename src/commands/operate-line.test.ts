import { RefusedCommand } from '../adapters/embedded-office/refused-command';
import { lineUsage, operateLine, usageFor } from './operate-line';
import type { OperatorOffices } from './operator-command';

function open() {
  const asked: string[] = [];
  const note =
    (name: string) =>
    async (...given: unknown[]) => {
      asked.push([name, ...given].map(String).join(' '));
      return 'done';
    };
  const list =
    (name: string) =>
    async (...given: unknown[]) => [await note(name)(...given)];
  const offices: OperatorOffices = {
    dryRun: () => (asked.push('a dry run:'), offices),
    currency: 'USD',
    partners: {
      list: list('partners'),
      add: async ({ name, scopes, perMinute }) => list('addPartner')(name, scopes.join('+'), perMinute),
      changeLimits: async (partnerId) => list('change')(partnerId),
      rotate: list('rotate'),
      revoke: list('revoke'),
    },
    reports: {
      sailings: list('sailings'),
      waitlist: list('waitlist'),
      accepted: list('accepted'),
      advisers: list('advisers'),
      alerts: list('alerts'),
      bespoke: list('bespoke'),
      deletions: list('deletions'),
      log: list('log'),
    },
    office: {
      addSailing: note('addSailing'),
      answerBespoke: async (requestId, { state, price, words }) =>
        note('answerBespoke')(requestId, state, price, words),
      cancel: (id, max) => note('cancel')(...(max ? [id, max.amount] : [id])),
      previewCancellation: (id, max) => note('previewCancellation')(...(max ? [id, max.amount] : [id])),
      carryOutDeletion: note('carryOutDeletion'),
      lapse: note('lapse'),
      publish: note('publish'),
      releaseCabin: note('releaseCabin'),
      releaseEntry: note('releasePlace'),
    },
    receipts: { revoke: note('revokeReceipts') },
    requests: {
      list: list('requests'),
      show: list('requests show'),
      reply: async (requestId, { author, words }) => note('requests reply')(requestId, author, words),
      close: note('requests close'),
    },
    staff: {
      list: list('staff'),
      add: async (person, { role, name }) => note('staff add')(person, role, name),
      end: note('staff end'),
      readings: list('readings'),
    },
    tripChanges: {
      changeTimes: async (sailing, day, { times: { arrives, departs }, reason }) =>
        note('change times')(sailing, day, arrives, departs, reason),
      changePort: async (sailing, day, { portSlug, isDocked, times: { arrives, departs }, reason }) =>
        note('change port')(sailing, day, portSlug, isDocked, arrives, departs, reason),
      changeCabin: note('change cabin'),
    },
    preparation: { read: async (reservationId, audience) => list('preparation')(reservationId, audience) },
    recovery: {
      recover: async ({ guest, checked, email }) => note('recover')(guest, email, checked),
    },
    inventory: {
      office: {
        withdrawSailing: note('withdrawSailing'),
        listCabins: list('cabins'),
        takeCabin: note('takeCabin'),
        listFares: list('fares'),
        setFare: async (sailing, suite, fare) => note('setFare')(sailing, suite, fare?.amount),
      },
      refunds: { list: list('refunds'), confirm: note('confirmRefund') },
      importer: {
        run: async (path, { isDryRun }) => ({
          lines: await list('import')(path, isDryRun),
          isRefused: path === 'wrong',
        }),
      },
      exporter: { run: list('export') },
    },
    stock: {
      office: {
        list: async (filter) => list('unpaid')(JSON.stringify(filter)),
        undo: async (filter) => list('undo')(JSON.stringify(filter)),
      },
      networkOf: (address) => `digest of ${address}`,
    },
    seals: { sealAnew: note('sealAnew') },
    erasures: {
      noteGuest: async () => [],
      noteVisitor: async () => [],
      repeat: async (since) => list('repeat')(since.toISOString()),
    },
    visitors: { run: note('eraseVisitor') },
    webhooks: {
      add: list('add'),
      list: list('list'),
      rotate: list('rotate'),
      pause: list('pause'),
      resume: list('resume'),
      remove: list('remove'),
      test: list('test'),
      log: list('webhooks log'),
      replay: async (wanted) => list('replay')(JSON.stringify(wanted)),
    },
  };
  return { asked, say: (line: string) => operateLine(offices, line.split(' ')) };
}

describe('the line’s command', () => {
  it('H56 knows the commands that its usage names, and hands on what they were given', async () => {
    const { asked, say } = open();
    for (const line of [
      'sailings 2027-05-01',
      'add-sailing CYC 2027-05-01',
      'publish CYC',
      'withdraw CYC',
      'waitlist',
      'accepted ON71',
      'advisers 12345675',
      'alerts',
      'release-place ON71',
      'release-cabin S 501',
      'cancel ON71',
      'lapse',
      'requests list',
      'requests show r-1',
      'requests reply r-1 Inés_Calloway It is done.',
      'requests close r-1',
      'requests readings r-1',
      'staff list',
      'staff add ines@example.com supervisor Inés_Calloway',
      'staff end c-1',
      'change times ON1-CYC-270412-007 3 09:00 - Wind from the north.',
      'change port ON1-CYC-270412-007 3 syros tender 09:00 18:00 A strike.',
      'change port ON1-CYC-270412-007 3 sea tender - - A storm.',
      'change cabin ON700 512 A leak.',
      'preparation ON71 galley',
      'deletions',
      'deletion-done d-1',
      'unpaid',
      'unpaid 203.0.113.7',
      'undo-unpaid browser:abcdefgh',
      'undo-unpaid Ada@Example.com',
      'revoke-receipts ON71',
      'recover Ada@Example.com called back at the number in the file',
      'recover c-1 --email New@Example.com came to the office with a passport',
      'erase-visitor Ada@Example.com',
      'seal-data',
      'log 5',
    ]) {
      expect(await say(line)).toEqual(['done']);
      expect(lineUsage).toContain(`\n  ${line.split(' ')[0]} `);
    }
    expect(asked).toEqual([
      'sailings 2027-05-01',
      'addSailing CYC 2027-05-01',
      'publish CYC true',
      'publish CYC false',
      'waitlist undefined',
      'accepted ON71',
      'advisers 12345675',
      'alerts',
      'releasePlace ON71',
      'releaseCabin S 501',
      'cancel ON71',
      'lapse undefined',
      'requests',
      'requests show r-1',
      'requests reply r-1 Inés Calloway It is done.',
      'requests close r-1',
      'requests show r-1',
      'readings r-1',
      'staff',
      'staff add ines@example.com supervisor Inés Calloway',
      'staff end c-1',
      'change times ON1-CYC-270412-007 3 09:00 undefined Wind from the north.',
      'change port ON1-CYC-270412-007 3 syros false 09:00 18:00 A strike.',
      'change port ON1-CYC-270412-007 3 undefined false undefined undefined A storm.',
      'change cabin ON700 512 A leak.',
      'preparation ON71 galley',
      'deletions',
      'carryOutDeletion d-1',
      'unpaid {}',
      'unpaid {"network":"digest of 203.0.113.7"}',
      'undo {"browser":"abcdefgh"}',
      'undo {"email":"ada@example.com"}',
      'revokeReceipts ON71',
      'recover Ada@Example.com undefined called back at the number in the file',
      'recover c-1 new@example.com came to the office with a passport',
      'eraseVisitor ada@example.com',
      'sealAnew',
      'log 5',
    ]);
    for (const text of [
      'undo-unpaid',
      'requests',
      'change times ON1-CYC-270412-007 3 09:00 18:00',
      'change port ON1-CYC-270412-007 3 syros boat 09:00 18:00 A strike.',
      'change cabin ON700 512',
      'requests reply r-1 Inés',
      'staff add ines@example.com captain Inés_Calloway',
      'staff end',
      'preparation ON71 press',
      'erase-visitor',
      'erase-visitor nobody',
      'erase-again',
      'erase-again yesterday',
      'recover',
      'recover c-1',
      'recover c-1 --email nobody seen',
    ])
      expect(await say(text)).toBeUndefined();
    for (const text of ['*', 'browser:', 'browser:abc', 'network:%'])
      await expect(say(`undo-unpaid ${text}`)).rejects.toThrow('actor:');
  });

  it('F1 F10 brings, lists and changes what is on sale, and says what a cancellation would cost', async () => {
    const { asked, say } = open();
    for (const line of [
      'import ./line --dry-run',
      'import ./line',
      'export ./copy',
      'sailings list 2027-05-01',
      'sailings withdraw S',
      'cabins',
      'cabins S',
      'cabins take S 501',
      'fares S',
      'fares S SV 9400.50',
      'fares S SV none',
      'refunds',
      'refunds ON71',
      'refunds done r-1',
      'cancel ON71 --dry-run',
    ]) {
      expect(await say(line)).toEqual(['done']);
      expect(lineUsage).toContain(`\n  ${line.split(' ')[0]} `);
    }
    expect(asked).toEqual([
      'import ./line true',
      'import ./line false',
      'export ./copy',
      'sailings 2027-05-01',
      'withdrawSailing S',
      'cabins undefined',
      'cabins S',
      'takeCabin S 501',
      'fares S',
      'setFare S SV 940050',
      'setFare S SV undefined',
      'refunds undefined',
      'refunds ON71',
      'confirmRefund r-1',
      'previewCancellation ON71',
    ]);
    for (const line of [
      'import',
      'import a b',
      'export',
      'sailings withdraw',
      'cabins take S',
      'fares',
      'fares S SV much',
    ])
      expect(await say(line)).toBeUndefined();
    await expect(say('import wrong')).rejects.toThrow(RefusedCommand);
  });

  it('F1 F10 tries a change by --dry-run, and refuses that of a command that has none, or a word that is nearly it', async () => {
    const { asked, say } = open();
    const changes = {
      'sailings withdraw S': 'withdrawSailing S',
      'cabins take S 501': 'takeCabin S 501',
      'release-cabin S 501': 'releaseCabin S 501',
      'fares S SV 9400.50': 'setFare S SV 940050',
      'refunds done r-1': 'confirmRefund r-1',
      'erase-again 2026-11-30T03:00:00.000Z': 'repeat 2026-11-30T03:00:00.000Z',
      'undo-unpaid a@example.com': 'undo {"email":"a@example.com"}',
    };
    for (const [line, call] of Object.entries(changes)) {
      expect(await say(`${line} --dry-run`)).toEqual(['done']);
      expect(asked.splice(0)).toEqual(['a dry run:', call]);
    }
    for (const line of ['deletion-done d-1', 'revoke-receipts ON71', 'recover c-1 seen'])
      await expect(say(`${line} --dry-run`)).rejects.toThrow('has no dry run. Nothing was changed.');
    for (const line of [
      'cancel ON71 --dryrun',
      'cancel ON71 keep',
      'cancel ON71 keep half',
      'sailings withdraw S --dry',
      'lapse --all',
    ])
      expect(await say(line)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('H56 F7 cancels with a sum that is kept at most, such as nothing', async () => {
    const { asked, say } = open();
    expect(await say('cancel ON71 keep 0')).toEqual(['done']);
    expect(await say('cancel ON71 keep 500 --dry-run')).toEqual(['done']);
    expect(asked).toEqual(['cancel ON71 0', 'previewCancellation ON71 50000']);
  });

  it('EXC-03 lists requests, confirms them at a price or on request, and declines them with words', async () => {
    const { asked, say } = open();
    for (const line of [
      'bespoke list',
      'bespoke confirm b-1 180.50 Ana meets you.',
      'bespoke confirm b-1 -',
      'bespoke decline b-1 The bay is closed.',
    ]) {
      expect(await say(line)).toEqual(['done']);
      expect(lineUsage).toContain(`\n  ${line.split(' ').slice(0, 2).join(' ')} `);
    }
    expect(asked).toEqual([
      'bespoke',
      'answerBespoke b-1 confirmed 180.5 Ana meets you.',
      'answerBespoke b-1 confirmed undefined ',
      'answerBespoke b-1 declined undefined The bay is closed.',
    ]);
    for (const line of [
      'bespoke',
      'bespoke confirm',
      'bespoke confirm b-1',
      'bespoke confirm b-1 0',
      'bespoke confirm b-1 much',
      'bespoke decline b-1',
      'bespoke forget b-1',
    ])
      expect(await say(line)).toBeUndefined();
    expect(asked).toHaveLength(4);
  });

  it('H56 changes nothing for a command that it does not know, or that lacks a word', async () => {
    const { asked, say } = open();
    for (const line of [
      '',
      'constructor',
      'cancel',
      'publish',
      'deletion-done',
      'release-cabin S',
      'add-sailing CYC soon',
      'sailings yesterday',
    ])
      expect(await say(line)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('H56 H57 manages webhooks, and changes nothing for a word that it does not know', async () => {
    const { asked, say } = open();
    for (const line of [
      'webhooks add https://a.example/hook --events lead.received,payment.received',
      'webhooks list',
      'webhooks rotate whe_1',
      'webhooks pause whe_1',
      'webhooks resume whe_1',
      'webhooks remove whe_1',
      'webhooks test whe_1',
      'webhooks log',
      'webhooks log whe_1 --failed',
      'webhooks log --failed',
      'webhooks replay dlv_1',
      'webhooks replay --failed --since 2h',
    ]) {
      expect(await say(line)).toEqual(['done']);
      expect(lineUsage).toContain(`\n  ${line.split(' ').slice(0, 2).join(' ')} `);
    }
    expect(asked).toEqual([
      'add https://a.example/hook lead.received,payment.received',
      'list',
      'rotate whe_1',
      'pause whe_1',
      'resume whe_1',
      'remove whe_1',
      'test whe_1',
      'webhooks log undefined false',
      'webhooks log whe_1 true',
      'webhooks log undefined true',
      'replay {"deliveryId":"dlv_1"}',
      'replay {"givenUpWithinMs":7200000}',
    ]);
    for (const line of [
      'webhooks',
      'webhooks add https://a.example/hook',
      'webhooks add https://a.example/hook --events',
      'webhooks add https://a.example/hook --events lead.received,lead.lost',
      'webhooks rotate',
      'webhooks replay --failed',
      'webhooks replay --failed --since yesterday',
      'webhooks forget whe_1',
    ])
      expect(await say(line)).toBeUndefined();
    expect(asked).toHaveLength(12);
  });

  it('H56 shows the usage of the one command whose arguments were wrong, and takes no count that is none', async () => {
    expect(usageFor('fares')).toMatch(/^Usage: .*\n {2}fares <sailing>/);
    expect(usageFor('fares')).not.toContain('cancel');
    expect(usageFor('forget')).toBe(lineUsage);
    const { say } = open();
    for (const line of ['log many', 'log -3', 'log 0']) expect(await say(line)).toBeUndefined();
  });
});
