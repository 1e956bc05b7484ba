import { readRedisAddress } from './redis-address';

describe('the address of Redis', () => {
  it('B7 names one server, sentinels with a master, or a cluster, each with or without TLS', () => {
    expect(readRedisAddress('redis://localhost:6379/2')).toEqual({
      kind: 'server',
      isSecure: false,
      url: 'redis://localhost:6379/2',
    });
    expect(readRedisAddress('rediss-sentinel://web:p%40ss@one:1,[::1]:26380,three/my-master?db=3')).toEqual({
      kind: 'sentinel',
      isSecure: true,
      username: 'web',
      password: 'p@ss',
      sentinels: [
        { host: 'one', port: 1 },
        { host: '::1', port: 26380 },
        { host: 'three', port: 26379 },
      ],
      master: 'my-master',
      db: 3,
    });
    expect(readRedisAddress('redis-cluster://:word@one:7000,two')).toEqual({
      kind: 'cluster',
      isSecure: false,
      password: 'word',
      nodes: [
        { host: 'one', port: 7000 },
        { host: 'two', port: 6379 },
      ],
    });
  });

  it('E14 is refused without a word of its password', () => {
    for (const url of [
      'http://web:hidden@one',
      'redis-sentinel://web:hidden@one:26379',
      'redis-cluster://web:hidden@one:x,:1',
    ]) {
      expect(() => readRedisAddress(url)).toThrow('REDIS_URL');
      expect(() => readRedisAddress(url)).not.toThrow('hidden');
    }
  });
});
