import { SolvedAhead } from './proof-source';

describe('a proof that is solved ahead', () => {
  let solved: number;
  const solve = () => Promise.resolve(`proof ${(solved += 1)}`);
  beforeEach(() => {
    solved = 0;
    jest.useFakeTimers();
  });
  afterEach(() => void jest.useRealTimers());

  it('TRK-01 is begun once, however often the form gets the focus, and handed out once', async () => {
    const proofs = new SolvedAhead(solve);
    proofs.start();
    proofs.start();
    expect(solved).toBe(1);
    expect([await proofs.take(), await proofs.take()]).toEqual(['proof 1', 'proof 2']);
  });

  it('D4 is solved anew before it is too old to be taken', async () => {
    const proofs = new SolvedAhead(solve);
    proofs.start();
    jest.advanceTimersByTime(89_000);
    expect(await proofs.take()).toBe('proof 1');
    proofs.start();
    jest.advanceTimersByTime(91_000);
    expect(await proofs.take()).toBe('proof 3');
  });

  it('TRK-01 is tried again at the next focus when it failed, and reports a failure to its caller alone', async () => {
    let isDown = true;
    const proofs = new SolvedAhead(() => (isDown ? Promise.reject(new Error('blocked')) : solve()));
    proofs.start();
    await Promise.resolve();
    await expect(proofs.take()).rejects.toThrow('blocked');
    isDown = false;
    proofs.start();
    expect(await proofs.take()).toBe('proof 1');
  });

  it('TRK-01 is not begun again while one is waited for, wherever the focus goes', async () => {
    let finish: (proof: string) => void = () => undefined;
    const proofs = new SolvedAhead(() => {
      solved += 1;
      return new Promise((resolve) => (finish = resolve));
    });
    proofs.start();
    const taken = proofs.take();
    proofs.start();
    expect(solved).toBe(1);
    finish('proof');
    expect(await taken).toBe('proof');
    proofs.start();
    expect(solved).toBe(2);
  });
});
