import type { MaintenanceReport } from '../core/engine/maintain-reservations';
import type { DeliveryReport } from '../core/leads/deliver-leads';
import { maintainReservationsJob } from '../web/engine/engine.jobs';
import type { JobLog } from './job-log';
import { JobRunner } from './job-runner';
import { deliverLeadsJob } from '../systems/deliver-leads-job';

const nothing: DeliveryReport = { delivered: 0, handedIn: 0, postponed: 0, dead: [] };

const idle: MaintenanceReport = {
  lapsedIds: [],
  closedIds: [],
  passedOn: [],
  offerCount: 0,
  notified: 0,
  unnotified: 0,
};

function open(deliver: () => Promise<DeliveryReport>, maintain: () => Promise<MaintenanceReport> = async () => idle) {
  const lines: string[] = [];
  const write = (level: string) => (details: object, message: string) =>
    void lines.push(`${level} ${message} ${JSON.stringify(details)}`);
  const log: JobLog = { info: write('info'), warn: write('warn'), error: write('error') } as never;
  const state = { isStopped: false };
  const leadership = { isLeader: true, start: () => undefined, stop: async () => undefined };
  const jobs = new JobRunner(
    [
      deliverLeadsJob({ run: deliver, stop: () => void (state.isStopped = true) }, log),
      maintainReservationsJob({ run: maintain }, log),
    ],
    log,
    leadership,
  );
  return { jobs, lines, state, leadership };
}

describe('JobRunner', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('D1 delivers every second, one round at a time', async () => {
    let rounds = 0;
    let endRound = () => undefined as void;
    const { jobs } = open(() => {
      rounds += 1;
      return new Promise((resolve) => {
        endRound = () => resolve(nothing);
      });
    });
    jobs.start();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(rounds).toBe(1);
    endRound();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(rounds).toBe(2);
    endRound();
    await jobs.stop();
  });

  it('G11 does nothing while another node leads', async () => {
    let rounds = 0;
    const { jobs, leadership } = open(async () => {
      rounds += 1;
      return nothing;
    });
    leadership.isLeader = false;
    jobs.start();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(rounds).toBe(0);
    leadership.isLeader = true;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(rounds).toBe(1);
    await jobs.stop();
  });

  it('E9 stops when the deliveries under way have ended', async () => {
    let isOver = false;
    const { jobs, state } = open(
      () =>
        new Promise((resolve) =>
          setTimeout(() => {
            isOver = true;
            resolve(nothing);
          }, 3_000),
        ),
    );
    jobs.start();
    await jest.advanceTimersByTimeAsync(1_000);
    const stopped = jobs.stop();
    await jest.advanceTimersByTimeAsync(3_000);
    await stopped;
    expect([isOver, state.isStopped]).toEqual([true, true]);
  });

  it('D1 E14 warns of a dead lead by its id, and once of a CRM that is down', async () => {
    const reports: DeliveryReport[] = [
      { ...nothing, dead: [{ submissionId: 'a-1', formId: 'careers', attempts: 3, why: 'refused' }] },
      { ...nothing, postponed: 4 },
      { ...nothing, postponed: 4 },
      { ...nothing, delivered: 4 },
      { ...nothing, delivered: 1 },
    ];
    const { jobs, lines } = open(async () => reports.shift() ?? nothing);
    jobs.start();
    await jest.advanceTimersByTimeAsync(7_000);
    await jobs.stop();
    expect(lines).toEqual([
      'warn a lead was not taken by the CRM and waits for an operator {"lead":{"submissionId":"a-1","formId":"careers","attempts":3,"why":"refused"}}',
      'warn the CRM does not take leads; they wait in the outbox {"delivered":0,"postponed":4}',
      'info the CRM takes leads again {"delivered":4,"handedIn":0}',
    ]);
  });

  it('SUI-13 maintains reservations every three seconds, one round at a time, and goes on after one that failed', async () => {
    let rounds = 0;
    const { jobs, lines } = open(
      async () => nothing,
      async () => {
        rounds += 1;
        if (rounds === 1) throw new Error('away');
        await new Promise((resolve) => setTimeout(resolve, 4_000));
        return { ...idle, passedOn: ['ON71000001'], offerCount: 1, unnotified: 2 };
      },
    );
    jobs.start();
    await jest.advanceTimersByTimeAsync(10_500);
    await jobs.stop();
    expect(rounds).toBe(2);
    expect(lines).toEqual([
      expect.stringContaining('error reservations could not be maintained'),
      'info reservations were maintained {"lapsed":0,"closed":0,"passedOn":1,"offered":1,"notified":0}',
      'warn guests could not be written to about their reservations; it is tried again {"unnotified":2}',
    ]);
  });

  it('D1 goes on after a round that failed', async () => {
    let rounds = 0;
    const { jobs, lines } = open(async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('away');
      return nothing;
    });
    jobs.start();
    await jest.advanceTimersByTimeAsync(3_000);
    await jobs.stop();
    expect([rounds, lines.length]).toEqual([3, 1]);
  });
});
