import { ContainerModule } from 'inversify';
import { EmbarkationHours } from '../../core/preparation/embarkation-hours.port';
import { Preparations } from '../../core/preparation/preparations.port';
import { SaveEntry } from '../../core/preparation/save-entry';
import { OpenParty } from '../../core/party/open-party';
import { CopyChapter } from '../../core/privacy/copy-chapter.port';
import { TripChanges } from '../../core/trip-changes/trip-changes.port';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { StaffPreparations } from '../../core/preparation/staff-preparations.port';
import { VesselContent } from '../../core/vessel/vessel-content.port';
import { Clock } from '../../core/shared/clock.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { construct, optional } from '../../construct';
import { tokens } from '../../tokens';
import { PartyTrips } from '../party/party-trips';
import { TripLink } from '../party/trip-links';
import { ProfileSide } from '../profile/profile-side';
import { StaffAccess } from '../requests/staff-access';
import { FeatureRoutes } from '../routing/feature-routes';
import { EntryPages } from './entry.pages';
import { GuestDocumentRenderer } from '../documents/guest-document-renderer';
import { LuggageLabelsPages } from './luggage-labels.pages';
import { PreparationSummaries } from './preparation-summary';
import { PreparationLists, PreparationPages } from './preparation.pages';
import { preparationChapter } from './preparation-chapter';
import { preparationRoutes } from './preparation.routes';
import { StaffPreparationPages } from './staff-preparation.pages';

export const preparationModule = new ContainerModule(({ bind }) => {
  const { preparationTerms: terms, officeTimeZone } = tokens;
  construct(bind(PreparationLists), PreparationLists, {
    preparations: Preparations,
    terms,
    clock: Clock,
    officeTimeZone,
  });
  bind(TripLink).toService(PreparationLists);
  construct(bind(SaveEntry), SaveEntry, [Preparations, EmbarkationHours, terms]);
  construct(bind(PreparationSummaries), PreparationSummaries, {
    partyTrips: PartyTrips,
    lists: PreparationLists,
  });
  construct(bind(PreparationPages), PreparationPages, {
    trips: PartyTrips,
    lists: PreparationLists,
    preparations: Preparations,
    officeTimeZone,
  });
  construct(bind(EntryPages), EntryPages, {
    trips: PartyTrips,
    lists: PreparationLists,
    save: SaveEntry,
    preparations: Preparations,
    hours: EmbarkationHours,
    content: VoyageContent,
    changes: TripChanges,
    terms,
    side: ProfileSide,
  });
  construct(bind(LuggageLabelsPages), LuggageLabelsPages, [
    PartyTrips,
    PreparationLists,
    GuestDocumentRenderer,
    tokens.lineFacts,
    VesselContent,
  ]);
  construct(bind(StaffPreparationPages), StaffPreparationPages, {
    access: StaffAccess,
    staffPreparations: optional(StaffPreparations),
    preparations: Preparations,
    parties: OpenParty,
    trips: PartyTrips,
    terms,
    clock: Clock,
    officeTimeZone,
  });
  bind(CopyChapter).toResolvedValue(preparationChapter, [TripRepository, Preparations]);
  bind(FeatureRoutes).toResolvedValue(preparationRoutes, [
    PreparationPages,
    EntryPages,
    LuggageLabelsPages,
    StaffPreparationPages,
  ]);
});
