import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectOverCDPTransport } from 'playwright-core';

const opcode = { text: 0x1, close: 0x8 };
const finalFrame = 0x80;
const masked = 0x80;
const length16 = 126;
const length64 = 127;
const maskBytes = 4;

/**
 * The WebSocket of a Chromium's DevTools protocol, for `connectOverCDP`. Playwright's own asks for compression, and
 * Chromium then compresses every message: on the same machine that costs both as much as the messages themselves.
 */
export async function connectDevTools(url: string): Promise<ConnectOverCDPTransport> {
  const { socket, head } = await upgrade(url);
  socket.setNoDelay(true);
  const frames = new FrameReader();
  const transport: ConnectOverCDPTransport = {
    send: (message) => void socket.write(textFrame(JSON.stringify(message))),
    close: () => void socket.end(),
  };
  const read = (chunk: Buffer) => {
    for (const { kind, payload } of frames.read(chunk)) {
      if (kind === opcode.close) socket.end();
      // What one message sets off is done before the next one comes, as with Playwright's own connections.
      if (kind === opcode.text) setImmediate(() => transport.onmessage?.(JSON.parse(payload.toString()) as object));
    }
  };
  socket.on('data', read);
  socket.on('error', () => socket.destroy());
  socket.once('close', () => transport.onclose?.());
  if (head.length > 0) read(head);
  return transport;
}

function upgrade(url: string): Promise<{ readonly socket: Socket; readonly head: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(url.replace(/^ws:/, 'http:'), {
      agent: false,
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      },
    });
    asked.once('upgrade', (_, socket, head) => resolve({ socket: socket as Socket, head }));
    asked.once('response', ({ statusCode }) => reject(new Error(`Chromium answered ${statusCode} to a WebSocket`)));
    asked.once('error', reject);
    asked.end();
  });
}

/** A client has to mask what it sends. With a mask of zeros the payload stays as it is. */
function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const lengthBytes = length < length16 ? 0 : length <= 0xffff ? 2 : 8;
  const start = 2 + lengthBytes + maskBytes;
  const frame = Buffer.allocUnsafe(start + length).fill(0, 0, start);
  frame[0] = finalFrame | opcode.text;
  if (lengthBytes === 0) frame[1] = masked | length;
  else if (lengthBytes === 2) {
    frame[1] = masked | length16;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = masked | length64;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}

interface Frame {
  readonly kind: number;
  readonly payload: Buffer;
}

/** Chromium sends each message as one frame without a mask. */
class FrameReader {
  private chunks: Buffer[] = [];
  private held = 0;
  /** Bytes that the next frame needs, as far as its length is known. */
  private needed = 2;

  read(chunk: Buffer): readonly Frame[] {
    this.chunks.push(chunk);
    this.held += chunk.length;
    if (this.held < this.needed) return [];
    const bytes = this.chunks.length === 1 ? chunk : Buffer.concat(this.chunks);
    const frames: Frame[] = [];
    let from = 0;
    for (;;) {
      const left = bytes.length - from;
      const { start, end } = frameBounds(bytes, from);
      this.needed = end - from;
      if (left < this.needed) break;
      frames.push({ kind: (bytes[from] ?? 0) & 0xf, payload: bytes.subarray(start, end) });
      from = end;
    }
    this.chunks = from < bytes.length ? [bytes.subarray(from)] : [];
    this.held = bytes.length - from;
    return frames;
  }
}

/** Where a frame's payload starts and ends; where its length has not come yet, as far as is known. */
function frameBounds(bytes: Buffer, from: number): { readonly start: number; readonly end: number } {
  const length = (bytes[from + 1] ?? 0) & 0x7f;
  const start = from + 2 + (length === length16 ? 2 : length === length64 ? 8 : 0);
  if (bytes.length < Math.max(start, from + 2)) return { start, end: start };
  if (length === length16) return { start, end: start + bytes.readUInt16BE(from + 2) };
  if (length === length64) return { start, end: start + Number(bytes.readBigUInt64BE(from + 2)) };
  return { start, end: start + length };
}
