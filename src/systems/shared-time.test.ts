import { correctRealTime, realTime } from '../real-time';
import { shareTime } from './shared-time';

afterEach(() => {
  jest.useRealTimers();
  correctRealTime(0);
});

it('G9 takes a node’s time from the database when its clock is off, keeps it while the database is away, and says so once', async () => {
  jest.useFakeTimers();
  let skew = -300;
  const said: string[] = [];
  const readSkew = async () => {
    if (Number.isNaN(skew)) throw new Error('no database');
    return skew;
  };
  await shareTime({ readSkew, log: { warn: (_details, message) => void said.push(message) } });
  const ahead = () => (Date.now() - realTime()) / 1_000;
  expect(ahead()).toBe(-300);
  skew = NaN;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ahead()).toBe(-300);
  skew = -310;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ahead()).toBe(-310);
  skew = 0.4;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ahead()).toBe(0);
  expect(said).toEqual(['the clock of this node is off', 'the clock is right again']);
});
