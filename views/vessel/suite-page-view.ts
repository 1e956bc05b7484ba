import type { SuiteFeature } from '../../src/core/voyages/voyage';
import type { PictureView } from '../ui/Picture';
import type { DeckPlanView } from './deck-plan-view';
import type { FloorPlanView } from './floor-plan-view';
import type { SuiteSummaryView } from './SuiteCard';

export interface FreeSailingView {
  readonly itineraryId: string;
  readonly title: string;
  readonly href: string;
  readonly dates: string;
  readonly ports: string;
  readonly price: string;
  readonly leftText?: string;
  readonly reserveHref: string;
}

export interface SuiteView extends Omit<SuiteSummaryView, 'picture'> {
  readonly paragraphs: readonly string[];
  readonly hero: PictureView;
  readonly gallery: readonly PictureView[];
  /** The picture is equirectangular: all directions from one place in the suite. */
  readonly panorama?: PictureView;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly primaryFeatures: readonly SuiteFeature[];
  readonly secondaryFeatures: readonly SuiteFeature[];
  readonly floors: readonly FloorPlanView[];
  readonly planLead: string;
  readonly decks: readonly DeckPlanView[];
  readonly whereLead: string;
  /** True for the Funnel Suite, which is reserved through a consultant: no sailings, one link. */
  readonly isByAppointment: boolean;
  readonly free: readonly FreeSailingView[];
  readonly freeLead: string;
  readonly inquireHref: string;
}
