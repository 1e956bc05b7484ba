import { ContainerModule } from 'inversify';
import { PhoneNumbers } from '../../core/geo/phone-numbers.port';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { JsonAnswers } from '../rendering/json-answers';
import { FeatureRoutes } from '../routing/feature-routes';
import { GeoApi } from './geo.api';
import { GeoLists } from './geo-lists';
import { geoRoutes } from './geo.routes';

export const geoModule = new ContainerModule(({ bind }) => {
  construct(bind(GeoLists), GeoLists, [PhoneNumbers, tokens.config]);
  construct(bind(GeoApi), GeoApi, [GeoLists, JsonAnswers]);
  bind(FeatureRoutes).toResolvedValue(geoRoutes, [GeoApi]);
});
