import { setImmediate as nextMacrotask } from 'node:timers/promises';
import { SharedRead } from './shared-read';

class Server {
  stored = 'first';
  asked = 0;
  readonly answers: (() => void)[] = [];
  readonly reads = new SharedRead<string>();

  read(): Promise<string> {
    return this.reads.read(() => {
      this.asked += 1;
      const seen = this.stored;
      return new Promise((resolve) => this.answers.push(() => resolve(seen)));
    });
  }

  async answerAll(): Promise<void> {
    for (const answer of this.answers.splice(0)) answer();
    await nextMacrotask();
    await nextMacrotask();
  }
}

describe('SharedRead', () => {
  it('H65 reads once for all callers of one turn, the first of them included', async () => {
    const server = new Server();
    const values = [server.read(), server.read(), Promise.resolve().then(() => server.read())];
    await nextMacrotask();
    await nextMacrotask();
    await server.answerAll();
    expect(await Promise.all(values)).toEqual(['first', 'first', 'first']);
    expect(server.asked).toBe(1);
  });

  it('H65 reads once more for all that call while a read is under way, with what was written meanwhile', async () => {
    const server = new Server();
    const earlier = server.read();
    await nextMacrotask();
    await nextMacrotask();
    server.stored = 'second';
    const later = [server.read(), server.read()];
    await server.answerAll();
    await server.answerAll();
    expect(await Promise.all([earlier, ...later])).toEqual(['first', 'second', 'second']);
    expect(server.asked).toBe(2);
  });

  it('G5 fails the callers of a read that fails, and reads again for the next', async () => {
    const reads = new SharedRead<string>();
    const failed = await Promise.allSettled(
      [1, 2].map(() => reads.read(() => Promise.reject(new Error('the database is down')))),
    );
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await reads.read(async () => 'up')).toBe('up');
  });
});
