import { until } from '../../test/support/until';
import { ImportedContent } from './imported-content';

const pace = { lookWithoutContentMs: 1, lookMs: 1, spreadMs: 1, leaderWaitsMs: 2 };

function aNode(given: { readonly hasContent: boolean; readonly isLeader?: boolean; readonly answers: Answers }) {
  const { answers, hasContent, isLeader = false } = given;
  const seen = { asked: 0, found: 0, waits: [] as number[], said: [] as string[] };
  const node = new ImportedContent(
    {
      hasContent,
      hasNewContent: () => answers[Math.min(seen.asked++, answers.length - 1)]?.() ?? Promise.resolve(false),
      leadership: { isLeader },
      random: { integerBelow: (limit) => (seen.waits.push(limit), 0) },
      log: { info: (message) => void seen.said.push(message) },
    },
    pace,
  );
  node.start(() => (seen.found += 1));
  return { node, seen };
}
type Answers = readonly (() => Promise<boolean>)[];

describe('a node that looks for imported content', () => {
  it('F1 says once that the first came, also after the database did not answer', async () => {
    const answers = [async () => false, () => Promise.reject(new Error('away')), async () => true, async () => true];
    const { node, seen } = aNode({ hasContent: false, answers });
    await until(() => seen.found, 1);
    expect(seen.asked).toBeGreaterThanOrEqual(3);
    const before = seen.asked;
    await new Promise((resolve) => setImmediate(resolve));
    expect([seen.asked, seen.found, seen.said]).toEqual([before, 1, []]);
    node.stop();
  });

  it('F1 says of other content that it came, at a time of its own, and of the leader after all others', async () => {
    const { node, seen } = aNode({ hasContent: true, answers: [async () => true] });
    await until(() => seen.found, 1);
    expect([seen.waits, seen.said.length]).toEqual([[pace.spreadMs], 1]);
    node.stop();
    const leader = aNode({ hasContent: true, isLeader: true, answers: [async () => true] });
    await until(() => leader.seen.found, 1);
    expect(leader.seen.waits).toEqual([]);
    leader.node.stop();
  });

  it('F1 says nothing once it is stopped, also while it waits for its time', async () => {
    jest.useFakeTimers();
    const { node, seen } = aNode({ hasContent: true, isLeader: true, answers: [async () => true] });
    await jest.advanceTimersByTimeAsync(pace.lookMs);
    expect(seen.said).toHaveLength(1);
    node.stop();
    await jest.advanceTimersByTimeAsync(pace.leaderWaitsMs * 10);
    jest.useRealTimers();
    expect(seen.found).toBe(0);
  });
});
