import { EventEmitter } from 'node:events';
import { logOutages } from './log-outages';

it('B6 G10 logs an outage of Redis at its begin, once a minute and at its end', () => {
  const redis = new EventEmitter();
  const lines: string[] = [];
  let nowMs = 0;
  const note = (details: object, message: string) =>
    void lines.push(`${nowMs / 1_000} ${message} ${'seconds' in details ? String(details.seconds) : ''}`.trim());
  logOutages(redis, { warn: note, info: note }, () => nowMs);
  redis.emit('ready');
  for (; nowMs < 90_000; nowMs += 1_000) redis.emit('error', new Error('connect ECONNREFUSED'));
  redis.emit('ready');
  redis.emit('ready');
  nowMs = 91_000;
  redis.emit('error', new Error('connect ECONNREFUSED'));
  expect(lines).toEqual([
    '0 Redis does not answer',
    '60 Redis does not answer',
    '90 Redis answers again 90',
    '91 Redis does not answer',
  ]);
});
