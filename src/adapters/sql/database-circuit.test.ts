import { setImmediate as nextTurn } from 'node:timers/promises';
import { DatabaseCircuit } from './database-circuit';

/** A circuit whose probes take so long and end so; what it says of itself. */
async function suspect(probes: readonly { readonly ms: number; readonly fails: boolean }[]) {
  const [left, changes] = [[...probes], [] as boolean[]];
  let now = 0;
  const circuit = new DatabaseCircuit({
    probe: async () => {
      const probe = left.shift();
      now += probe?.ms ?? 0;
      if (probe?.fails) throw new Error('timeout expired');
    },
    onChange: (isOpen) => void changes.push(isOpen),
    now: () => now,
  });
  circuit.suspect();
  await nextTurn();
  circuit.end();
  return { changes, asked: probes.length - left.length };
}

describe('the circuit before PostgreSQL', () => {
  it('G5 opens when a probe is not answered', async () => {
    expect(await suspect([{ ms: 1_005, fails: true }])).toEqual({ changes: [true], asked: 1 });
  });

  it('G5 asks again where the node stood still, and opens only for a server that does not answer then', async () => {
    const late = { ms: 1_400, fails: true };
    expect(await suspect([late, { ms: 2, fails: false }])).toEqual({ changes: [], asked: 2 });
    expect(await suspect([late, { ms: 1_005, fails: true }])).toEqual({ changes: [true], asked: 2 });
  });

  it('G5 G10 names why to each call that it refuses, for the health check and the log', async () => {
    const cause = new Error('connect ECONNREFUSED');
    const circuit = new DatabaseCircuit({ probe: () => Promise.reject(cause), onChange: () => undefined });
    circuit.suspect();
    await nextTurn();
    await expect(circuit.call(async () => 'an answer')).rejects.toMatchObject({
      message: 'database is unavailable',
      cause,
    });
    circuit.end();
  });

  it('G5 probes no more once it has ended, though a probe that was running fails after it', async () => {
    jest.useFakeTimers();
    try {
      let probes = 0;
      const circuit = new DatabaseCircuit({
        probe: async () => {
          probes += 1;
          throw new Error('connect ECONNREFUSED');
        },
        onChange: () => undefined,
      });
      circuit.suspect();
      circuit.end();
      await jest.advanceTimersByTimeAsync(2_000);
      circuit.suspect();
      await jest.advanceTimersByTimeAsync(2_000);
      expect(probes).toBe(1);
    } finally {
      jest.useRealTimers();
    }
  });
});
