/** Names the error that a call of a demonstration is to answer with. */
export const scenarioHeader = 'X-Landfall-Scenario';
