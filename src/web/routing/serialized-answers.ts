import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pageEtag } from '../rendering/page-etag';
import type { MemoisedAnswer } from './memoised-read';

type ContentCoding = 'br' | 'gzip' | 'identity';

interface EncodedAnswer {
  readonly headers: readonly string[];
  /** Text is sent in one write together with the head. */
  readonly body: string | Buffer;
}

const minCompressedBytes = 1024;
const brotliQuality = 4;

export class SerializedAnswer {
  readonly etag: string;
  private readonly encodedAnswers = new Map<ContentCoding, EncodedAnswer>();
  private readonly bytes: number;
  private readonly headers: readonly string[];

  constructor(
    headers: readonly string[],
    private readonly text: string,
  ) {
    this.etag = pageEtag(text);
    this.headers = [...headers, 'ETag', this.etag];
    this.bytes = Buffer.byteLength(text);
  }

  as(coding: ContentCoding): EncodedAnswer {
    const encodedAnswer =
      this.encodedAnswers.get(coding) ?? this.encode(this.bytes < minCompressedBytes ? 'identity' : coding);
    this.encodedAnswers.set(coding, encodedAnswer);
    return encodedAnswer;
  }

  private encode(coding: ContentCoding): EncodedAnswer {
    if (coding === 'identity')
      return { body: this.text, headers: [...this.headers, 'Content-Length', String(this.bytes)] };
    const body =
      coding === 'gzip'
        ? gzipSync(this.text)
        : brotliCompressSync(this.text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
    return {
      body,
      headers: [...this.headers, 'Content-Encoding', coding, 'Content-Length', String(body.byteLength)],
    };
  }
}

interface SerializedVariant {
  readonly others: readonly object[];
  readonly answer: SerializedAnswer;
}

/**
 * Caches the answers of one call by the data from which they are made: entries are collected with the data, and a
 * caller with other data gets other answers.
 */
export class SerializedAnswers {
  private readonly variants = new WeakMap<object, Map<string, SerializedVariant>>();

  constructor(private readonly headers: readonly string[]) {}

  of({ data: [first, ...others], variant = '', toBody }: MemoisedAnswer): SerializedAnswer {
    const variants = this.variants.get(first) ?? new Map<string, SerializedVariant>();
    this.variants.set(first, variants);
    const last = variants.get(variant);
    if (last?.others.length === others.length && others.every((one, index) => one === last.others[index]))
      return last.answer;
    const answer = new SerializedAnswer(this.headers, JSON.stringify(toBody()));
    variants.set(variant, { others, answer });
    return answer;
  }
}
