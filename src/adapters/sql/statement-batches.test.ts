import { type Sending, StatementBatches } from './statement-batches';

/** Sends these statements, and returns the packets that leave: each with its statements, that whose result is needed in brackets. */
function packetsOf(steps: readonly (string | readonly [string, Sending])[]): readonly string[] {
  const batches = new StatementBatches();
  return steps.flatMap((step) => {
    const [text, sending] = typeof step === 'string' ? [step] : step;
    const batch = batches.take({ text, values: [] }, sending);
    if (!batch) return [];
    return [batch.statements.map((one, index) => (index === batch.resultIndex ? `[${one.text}]` : one.text)).join(' ')];
  });
}

const later = (text: string) => [text, 'with-next'] as const;
const last = (text: string) => [text, 'with-commit'] as const;

describe('which statements PostgreSQL gets together', () => {
  it.each([
    [
      ['a', 'b'],
      ['[a]', '[b]'],
    ],
    [
      ['begin', 'a', 'b', 'commit'],
      ['begin [a]', '[b]', '[commit]'],
    ],
    [
      ['begin', later('lock'), 'a', later('b'), later('c'), 'commit'],
      ['begin lock [a]', 'b c [commit]'],
    ],
    [
      ['begin', later('lock'), last('a'), 'commit', 'b'],
      ['begin lock [a] commit', '[b]'],
    ],
    [['begin', later('lock'), 'commit'], ['begin lock [commit]']],
    [
      ['start transaction read only', 'a', 'commit', 'begin', 'b'],
      ['start transaction read only [a]', '[commit]', 'begin [b]'],
    ],
    [[later('a')], ['[a]']],
  ])('%j leave as %j', (steps, packets) => {
    expect(packetsOf(steps)).toEqual(packets);
  });

  it.each([
    [['begin', 'commit'], []],
    [['begin', 'rollback'], []],
    [['begin', later('a'), 'rollback'], []],
    [
      ['begin', 'a', later('b'), 'rollback'],
      ['begin [a]', '[rollback]'],
    ],
    [
      ['begin', last('a'), 'rollback', 'begin', 'b', 'rollback'],
      ['begin [a] commit', 'begin [b]', '[rollback]'],
    ],
  ])('%j send nothing that is not needed: %j', (steps, packets) => {
    expect(packetsOf(steps)).toEqual(packets);
  });

  it('refuses a statement after the last one of its transaction', () => {
    expect(() => packetsOf(['begin', last('a'), 'b'])).toThrow('The transaction was committed before this: b');
  });
});
