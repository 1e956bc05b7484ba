import { type Stage, stepBoxes } from '../../src/core/reserve/reservation-steps';
import { ReservationSteps } from './ReservationSteps';

const at = (stage: Stage) => () => <ReservationSteps steps={stepBoxes(stage)} />;

export const voyage = at(0);
export const beforeSuite = at(0.5);
export const suite = at(1);
export const beforeDetails = at(1.5);
export const details = at(2);
export const beforePayment = at(2.5);
export const payment = at(3);
