import type { Rectangle } from '../../core/shared/rectangle';
import type { FloorPlan } from '../../core/vessel/floor-plan';
import type { Suite } from '../../core/voyages/voyage';
import { areaText } from '../../core/voyages/suite-size';
import type { SmallPlanView } from '../../../views/vessel/SuitePlansToScale';
import { hrefSuite } from '../hrefs';
import { tenth } from './svg-numbers';

/** Pixels per metre: the longest suite still fits a phone. */
const scale = 14;
const edge = 1;

export function toSmallPlan({ width, depth, floors: [floor] }: FloorPlan, suite: Suite, vessel: string): SmallPlanView {
  const top = depth + Math.max(0, ...floor.terraces.map(({ height }) => height));
  const toBox = (area: Rectangle) => ({
    x: tenth(edge + area.x * scale),
    y: tenth(edge + (top - area.y - area.height) * scale),
    width: tenth(area.width * scale),
    height: tenth(area.height * scale),
  });
  return {
    category: suite.category,
    title: suite.title,
    href: hrefSuite(vessel, suite.slug),
    inside: areaText(suite.squareMetres),
    width: Math.ceil(width * scale + 2 * edge),
    height: Math.ceil(top * scale + 2 * edge),
    rooms: floor.rooms.map(toBox),
    terraces: floor.terraces.map(toBox),
  };
}
