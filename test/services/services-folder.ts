/** The folder that the global setup made for what the suites of this run share. */
export function servicesFolder(): string {
  const folder = process.env['TEST_SERVICES_FOLDER'];
  if (!folder)
    throw new Error(
      'Run the tests by jest -c test/jest.config.mjs: its global setup makes the folder of the services.',
    );
  return folder;
}
