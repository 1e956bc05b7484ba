import { connectTimeoutMs } from './connect-timeout';

describe('the time that a connection to PostgreSQL may take', () => {
  it('G5 is one second by default', () => {
    expect(connectTimeoutMs('postgresql://landfall@db/landfall')).toBe(1_000);
  });

  it('is what the address says in seconds', () => {
    expect(connectTimeoutMs('postgresql://landfall@db/landfall?sslmode=require&connect_timeout=15')).toBe(15_000);
    expect(connectTimeoutMs('postgresql://landfall@/landfall?host=/run/postgresql&connect_timeout=2')).toBe(2_000);
  });

  it.each(['0', '-1', 'soon', ''])('stays a second where the address says %j', (seconds) => {
    expect(connectTimeoutMs(`postgresql://landfall@db/landfall?connect_timeout=${seconds}`)).toBe(1_000);
  });
});
