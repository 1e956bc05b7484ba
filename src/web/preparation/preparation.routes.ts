import { EntryPage } from '../../../views/preparation/EntryPage';
import { PreparationPage } from '../../../views/preparation/PreparationPage';
import { StaffPreparationPage } from '../../../views/preparation/StaffPreparationPage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { EntryPages } from './entry.pages';
import type { LuggageLabelsPages } from './luggage-labels.pages';
import type { PreparationPages } from './preparation.pages';
import type { StaffPreparationPages } from './staff-preparation.pages';

const { list, entry, labels } = paths.preparation;

export const preparationRoutes = (
  pages: PreparationPages,
  entries: EntryPages,
  luggage: LuggageLabelsPages,
  staff: StaffPreparationPages,
): FeatureRoutes => ({
  styles: ['guest-area'],
  pages: [
    pageRoute({ method: 'get', path: list, page: PreparationPage, handler: pages.show, access: 'guest' }),
    pageRoute({ method: 'get', path: entry, page: EntryPage, handler: entries.show, access: 'guest' }),
    pageRoute({ method: 'post', path: entry, page: EntryPage, handler: entries.send, access: 'guest' }),
    { method: 'get', path: labels, handler: luggage.labels, access: 'guest' },
    pageRoute({
      method: 'get',
      path: paths.staff.preparation,
      page: StaffPreparationPage,
      handler: staff.show,
      access: 'staff',
    }),
  ],
  api: [],
});
