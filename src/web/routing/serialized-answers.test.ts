import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SerializedAnswers } from './serialized-answers';

const textOf = (answers: SerializedAnswers, data: readonly [object, ...object[]], body: object, variant = '') =>
  answers.of({ data, variant, toBody: () => body }).as('identity').body;

describe('serialised answers', () => {
  it('H65 are made once for the same objects, and anew for any other', () => {
    const answers = new SerializedAnswers([]);
    const [sailing, voyage] = [{}, {}];
    expect(textOf(answers, [sailing, voyage], { free: 1 })).toBe('{"free":1}');
    expect(textOf(answers, [sailing, voyage], { free: 2 })).toBe('{"free":1}');
    expect(textOf(answers, [sailing, {}], { free: 3 })).toBe('{"free":3}');
    expect(textOf(answers, [{}, voyage], { free: 4 })).toBe('{"free":4}');
    expect(textOf(answers, [sailing], { free: 5 }, 'short')).toBe('{"free":5}');
  });

  it('are compressed where that is worth it', () => {
    const body = { words: 'sea '.repeat(400) };
    const answer = new SerializedAnswers(['Vary', 'Accept-Encoding']).of({ data: [{}], toBody: () => body });
    const [br, gzip] = [answer.as('br'), answer.as('gzip')];
    expect(JSON.parse(brotliDecompressSync(br.body as Buffer).toString())).toEqual(body);
    expect(JSON.parse(gunzipSync(gzip.body as Buffer).toString())).toEqual(body);
    expect(br.headers).toEqual([
      'Vary',
      'Accept-Encoding',
      'ETag',
      answer.etag,
      'Content-Encoding',
      'br',
      'Content-Length',
      String(br.body.length),
    ]);
    const short = new SerializedAnswers([]).of({ data: [{}], toBody: () => ({}) });
    expect(short.as('br').headers).toEqual(['ETag', short.etag, 'Content-Length', '2']);
    expect(short.etag).not.toBe(answer.etag);
  });
});
