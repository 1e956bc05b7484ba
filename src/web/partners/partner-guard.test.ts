import type { Request, Response } from 'express';
import type { CallingPartner } from '../../core/partners/authenticate-partner';
import type { RateLimits } from '../../core/shared/rate-limits.port';
import { Unavailable } from '../../core/shared/unavailable';
import { HttpError } from '../http-error';
import { callingPartner } from './calling-partner';
import { PartnerGuard } from './partner-guard';

const known: CallingPartner = {
  partner: {
    partnerId: 'north-star',
    name: 'North Star',
    scopes: ['catalogue:read'],
    perMinute: 60,
    addedAt: new Date(0),
  },
  scopes: ['catalogue:read'],
};

async function pass({
  authorization,
  run = async (bearer) => (bearer === 'good' ? known : undefined),
  take = async () => ({ kind: 'within' }),
}: {
  readonly authorization?: string;
  readonly run?: (bearer: string) => Promise<CallingPartner | undefined>;
  readonly take?: RateLimits['take'];
}) {
  const guard = new PartnerGuard({ authenticate: { run }, limits: { take } });
  const req = { headers: { authorization } } as Request;
  const passed: string[] = [];
  try {
    await guard.require('catalogue:read')(req, {} as Response, () => void passed.push('next'));
  } catch (error) {
    return error instanceof HttpError ? error.code : error;
  }
  return passed.length > 0 ? (callingPartner(req)?.partner.partnerId ?? 'nobody') : 'stopped';
}

describe('the guard of partners', () => {
  it('H57 reads the key of Bearer in any spelling of the word, and nothing else', async () => {
    expect([
      await pass({}),
      await pass({ authorization: 'Bearer good' }),
      await pass({ authorization: 'bearer  good ' }),
      await pass({ authorization: 'Bearer bad' }),
      await pass({ authorization: 'Basic Z29vZDpnb29k' }),
      await pass({ authorization: 'Bearer' }),
      await pass({ authorization: 'Bearer good good' }),
    ]).toEqual(['nobody', 'north-star', 'north-star', 'INVALID_TOKEN', 'nobody', 'INVALID_TOKEN', 'INVALID_TOKEN']);
  });

  it('D4 B6 serves while budgets cannot be read, and refuses while keys cannot be', async () => {
    const away = async () => {
      throw new Unavailable('store');
    };
    expect(await pass({ authorization: 'Bearer good', take: away })).toBe('north-star');
    expect(await pass({ authorization: 'Bearer good', run: away })).toBeInstanceOf(Unavailable);
    expect(await pass({ run: away, take: away })).toBe('nobody');
    const exceeded: RateLimits['take'] = async () => ({ kind: 'exceeded', budget: 'partner', retryAfterSeconds: 7 });
    expect(await pass({ authorization: 'Bearer good', take: exceeded })).toBe('RATE_LIMITED');
  });
});
