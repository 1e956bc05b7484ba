export const scenarioHeader = 'X-Landfall-Scenario';
