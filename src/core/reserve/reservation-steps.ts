import { titleWithoutAsterisks } from '../voyages/voyage-title';
import { formatDateRange, type PlainDate } from '../shared/plain-date';
import { parseSuiteId } from './suite-id';
import { type ReservationStep, voyageStepAddress } from './step-address';

/** Progress of a reservation: a half is a step under way, an integer a step with its choice made (RES-02). */
export type Stage = 0 | 0.5 | 1 | 1.5 | 2 | 2.5 | 3;

interface StepBox {
  readonly title: string;
  readonly stage: number;
  readonly state: 'active' | 'half-filled' | 'ahead';
}

interface SailedVoyage {
  readonly title: string;
  readonly start: PlainDate;
  readonly end: PlainDate;
  readonly nights: number;
}

interface VoyageBox {
  readonly title: string;
  readonly dateRange: string;
  readonly nights: string;
}

interface BackRequest extends ReservationStep {
  readonly stage: Stage;
}

/** The steps are four, in this order (RES-01). Details and Payment belong to the engine (RES-20). */
const RESERVATION_STEPS = ['Voyage', 'Suite', 'Details', 'Payment'] as const;

/**
 * Returns the boxes of the header: active from their stage on, half-filled from half a stage before (RES-01, RES-02).
 */
export function stepBoxes(stage: Stage): readonly StepBox[] {
  return RESERVATION_STEPS.map((title, position) => ({ title, stage: position, state: boxState(position, stage) }));
}

export function voyageBox(voyage: SailedVoyage): VoyageBox {
  return {
    title: titleWithoutAsterisks(voyage.title),
    dateRange: formatDateRange(voyage.start, voyage.end),
    nights: `${voyage.nights} ${voyage.nights === 1 ? 'night' : 'nights'}`,
  };
}

export function suiteBox(suite: { readonly title: string; readonly suiteId: string }): {
  readonly title: string;
  readonly code: string;
} {
  const id = parseSuiteId(suite.suiteId);
  return { title: suite.title, code: id.kind === 'suite' ? id.category : suite.suiteId };
}

/**
 * Returns the target of BACK: below stage 0.5 /voyages, which `views/layout/go-back.ts` replaces with the referrer that
 * the browser has stored; later the voyage step with its suite and error codes (RES-10), and with the party that the address names.
 */
export function backTarget({ stage, ...step }: BackRequest): string {
  return stage < 0.5 ? '/voyages' : voyageStepAddress(step);
}

function boxState(position: number, stage: Stage): StepBox['state'] {
  if (stage >= position) return 'active';
  return stage >= position - 0.5 ? 'half-filled' : 'ahead';
}
