import type { Rectangle } from '../../src/core/shared/rectangle';

/** Rooms are measured in drawing units, ten per metre; the bow is at the top, starboard on the right. */
export interface PlanRoomView extends Rectangle {
  readonly name: string;
  readonly lines: readonly string[];
}

/** `own`: this browser holds the cabin. `unsold`: it has no fare on these dates, or a consultant sells it. */
export type ShownState = 'free' | 'own' | 'held' | 'taken' | 'small' | 'unsold';

export interface PlanCabinView extends Rectangle {
  readonly number: string;
  readonly state: ShownState;
  readonly stateText: string;
  readonly label: string;
  readonly href: string;
  readonly isOfSuite: boolean;
  readonly terraces: readonly Rectangle[];
}

export interface UprightPlanView {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly outline: string;
  readonly rooms: readonly PlanRoomView[];
  readonly elevators: readonly Rectangle[];
  readonly cabins: readonly PlanCabinView[];
}

export interface CabinItemView {
  readonly number: string;
  readonly title: string;
  readonly state: ShownState;
  readonly stateText: string;
  readonly summary: string;
  readonly price?: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly takeHref?: string;
  readonly compareHref: string;
  readonly exchange?: CabinExchangeView;
  readonly isOfSuite: boolean;
}

export interface CabinExchangeView {
  readonly action: string;
  readonly hold: string;
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export interface DeckTabView {
  readonly label: string;
  readonly name: string;
  readonly count: string;
  readonly href: string;
  readonly isShown: boolean;
}
