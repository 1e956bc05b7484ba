import { lineUsage, operateLine, type LineDesk } from './operate-line';

function open() {
  const asked: string[] = [];
  const note = (name: string) => async (...given: unknown[]) => {
    asked.push([name, ...given].map(String).join(' '));
    return 'done';
  };
  const list = (name: string) => async (...given: unknown[]) => [await note(name)(...given)];
  const desk: LineDesk = {
    books: { sailings: list('sailings'), waitlist: list('waitlist'), deletions: list('deletions'), log: list('log') },
    office: { addSailing: note('addSailing'), cancel: note('cancel'), closeDeletion: note('closeDeletion'), lapse: note('lapse'), publish: note('publish'), releaseCabin: note('releaseCabin'), releasePlace: note('releasePlace') },
  };
  return { asked, say: (line: string) => operateLine(desk, line.split(' ')) };
}

describe('the line’s command', () => {
  it('H56 knows the commands that its usage names, and hands on what they were given', async () => {
    const { asked, say } = open();
    for (const line of ['sailings 2027-05-01', 'add-sailing CYC 2027-05-01', 'publish CYC', 'withdraw CYC', 'waitlist', 'release-place ON71', 'release-cabin S 501', 'cancel ON71', 'lapse', 'deletions', 'deletion-done d-1', 'log 5']) {
      expect(await say(line)).toEqual(['done']);
      expect(lineUsage).toContain(`\n  ${line.split(' ')[0]} `);
    }
    expect(asked).toEqual([
      'sailings 2027-05-01', 'addSailing CYC 2027-05-01', 'publish CYC true', 'publish CYC false', 'waitlist undefined', 'releasePlace ON71', 'releaseCabin S 501', 'cancel ON71', 'lapse undefined', 'deletions', 'closeDeletion d-1', 'log 5',
    ]);
  });

  it('H56 changes nothing for a command that it does not know, or that lacks a word', async () => {
    const { asked, say } = open();
    for (const line of ['', 'constructor', 'cancel', 'publish', 'deletion-done', 'release-cabin S', 'add-sailing CYC soon', 'sailings yesterday']) expect(await say(line)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
