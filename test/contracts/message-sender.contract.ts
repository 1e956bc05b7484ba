import type { Message } from '../../src/core/messages/message';
import type { MessageSender } from '../../src/core/messages/message-sender.port';
import { aCodeMessage, aSecurityMessage } from '../builders/a-message';

export interface MessageSenderUnderTest {
  readonly sender: MessageSender;
  /** A recipient whom this sender can reach. */
  readonly to: Message['to'];
  /** Texts that arrived, oldest first, with line ends as `\n`. */
  arrived(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A sender with a carrier behind it, that may be well or not. */
export interface CarrierUnderTest extends MessageSenderUnderTest {
  /** Everything that was logged. */
  logged(): string;
  /** A recipient whom the carrier will never write to. */
  readonly unknown: Message['to'];
  /** Takes messages, but a second and a half late. */
  beSlow(): void;
  /** Takes the connection and never answers. */
  hang(): void;
  /** Says that it cannot take messages now. */
  beBusy(): void;
  recover(): void;
  stop(): Promise<void>;
}

const nasty = '.\r\n..and — “señor”, 東京 ✓ 😀 & <b>=3D\r\n.\r\nQUIT\r\nTo: evil@example.com';

export function describeMessageSender(name: string, open: () => Promise<MessageSenderUnderTest>): void {
  describe(`MessageSender: ${name}`, () => {
    let line: MessageSenderUnderTest;
    beforeEach(async () => {
      line = await open();
    });
    afterEach(() => line.close());

    const aCode = (message: Partial<Message> = {}) => aCodeMessage({ to: line.to, ...message });

    it('AUT-01 carries a code, whole and once', async () => {
      expect(await line.sender.send(aCode())).toEqual({ kind: 'sent' });
      const [text = '', ...more] = await line.arrived();
      expect(more).toEqual([]);
      expect(text).toMatch(/\b012345\b/);
    });

    it('A8 carries a notice without anything that looks like a code', async () => {
      expect(await line.sender.send(aSecurityMessage({ to: line.to }))).toEqual({ kind: 'sent' });
      const [text = ''] = await line.arrived();
      expect(text).toContain('Firefox on macOS');
      expect(text).not.toMatch(/\b\d{6}\b/);
    });

    it('C9 carries texts character by character: dots, line ends, every script', async () => {
      expect(await line.sender.send(aCode({ short: nasty, paragraphs: [nasty] }))).toEqual({ kind: 'sent' });
      const [text = '', ...more] = await line.arrived();
      expect(more).toEqual([]);
      expect(text).toContain(nasty.replaceAll('\r\n', '\n'));
    });

    it('AUT-01 carries many at once, each to its end', async () => {
      const codes = Array.from({ length: 12 }, (_, i) => String(100_000 + i));
      const outcomes = await Promise.all(
        codes.map((code) => line.sender.send(aCode({ code, short: `${code} is your code.` }))),
      );
      expect(outcomes.filter(({ kind }) => kind === 'sent')).toHaveLength(12);
      expect((await line.arrived()).map((text) => /\b\d{6}\b/.exec(text)?.[0]).toSorted()).toEqual(codes);
    });
  });
}

/** What holds for all senders, and what only a carrier that can fail must promise. */
export function describeCarrier(name: string, open: () => Promise<CarrierUnderTest>): void {
  describeMessageSender(name, open);

  describe(`MessageSender: ${name}, in trouble`, () => {
    let line: CarrierUnderTest;
    beforeEach(async () => {
      line = await open();
    });
    afterEach(() => line.close());

    const aCode = (message: Partial<Message> = {}) => aCodeMessage({ to: line.to, ...message });
    const isUnavailable = { name: 'Unavailable' };

    it('D4 is patient with a slow carrier, and gives up on a silent one within five seconds', async () => {
      line.beSlow();
      expect(await line.sender.send(aCode())).toEqual({ kind: 'sent' });
      line.hang();
      const startedAt = performance.now();
      await expect(line.sender.send(aCode())).rejects.toMatchObject(isUnavailable);
      expect(performance.now() - startedAt).toBeLessThan(5_000);
      line.recover();
      expect(await line.sender.send(aCode())).toEqual({ kind: 'sent' });
    });

    it('D4 is unavailable while the carrier is busy or gone', async () => {
      line.beBusy();
      await expect(line.sender.send(aCode())).rejects.toMatchObject(isUnavailable);
      line.recover();
      expect(await line.sender.send(aCode())).toEqual({ kind: 'sent' });
      await line.stop();
      await expect(line.sender.send(aCode())).rejects.toMatchObject(isUnavailable);
    });

    it('D4 reports an address that the carrier will never deliver to', async () => {
      expect(await line.sender.send(aCode({ to: line.unknown }))).toEqual({
        kind: 'refused',
        reason: 'unknown-address',
      });
    });

    it('E14 logs neither codes nor people, whether it goes well or not', async () => {
      await line.sender.send(aCode());
      await line.sender.send(aCode({ to: line.unknown }));
      line.beBusy();
      await line.sender.send(aCode()).catch(() => undefined);
      expect(line.logged()).not.toMatch(/012345|example\.com|5550142|500555/);
    });
  });
}
