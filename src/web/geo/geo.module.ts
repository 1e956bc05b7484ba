import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { PhoneNumbers } from '../../core/geo/phone-numbers.port';
import { tokens } from '../../tokens';
import { JsonAnswers } from '../rendering/json-answers';
import { FeatureRoutes } from '../routing/feature-routes';
import { GeoApi } from './geo.api';
import { GeoLists } from './geo-lists';
import { geoRoutes } from './geo.routes';

export const geoModule = new ContainerModule(({ bind }) => {
  bind(GeoLists).toResolvedValue(
    (phones: PhoneNumbers, config: Config) => new GeoLists(phones, config),
    [PhoneNumbers, tokens.config],
  );
  bind(GeoApi).toResolvedValue(
    (lists: GeoLists, answers: JsonAnswers) => new GeoApi(lists, answers),
    [GeoLists, JsonAnswers],
  );
  bind(FeatureRoutes).toResolvedValue(geoRoutes, [GeoApi]);
});
