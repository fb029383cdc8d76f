import { expect, test as base } from '@playwright/test';
import { makeHome } from '../system/database.ts';
import { RootCommand } from '../system/root-command.ts';
import { fillSignIn } from '../system/sign-in.ts';

/** Runs commands of the README on an empty data folder that all of one test share. */
const test = base.extend<{ run(name: 'start' | 'dev'): Promise<RootCommand> }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  run: async ({}, provide) => {
    const home = await makeHome();
    const commands: RootCommand[] = [];
    await provide(async (name) => {
      const command = await RootCommand.run(name, home.dataDir);
      commands.push(command);
      return command;
    });
    for (const command of commands) command.kill();
    await home.remove();
  },
});

test.setTimeout(240_000);

test('npm start says where it is, and a signal to npm leaves nothing running', async ({ run }) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const start = await run('start');
    await start.untilPrinted('Started in');
    expect(start.output).toContain(`CRT is ready at ${start.origin}/CRT`);
    expect(start.output).toContain('Demo accounts (password crt-demo): planner, ');
    const second = await run('start');
    expect(await second.ended()).toBe(1);
    expect(second.output).toMatch(
      /^CRT cannot start: The data folder .* is already used by another CRT server/m,
    );
    await start.stop(signal);
  }
});

test('npm run dev: in through the sign-in page, from nothing; then a signal ends all of it', async ({
  page,
  run,
}) => {
  const dev = await run('dev');
  await dev.untilPrinted('Development: ');
  // Vite prepares each page when it is asked for first, which takes its time.
  const patient = { timeout: 60_000 };
  await page.goto(`${dev.origin}/CRT`);
  await expect(page.getByLabel('User name')).toBeVisible(patient);
  await fillSignIn(page, 'planner');
  await expect(page.getByRole('gridcell').first()).toBeVisible(patient);
  // Waiting for a change of a file would not help the second one.
  const second = await run('dev');
  expect(await second.ended()).toBe(1);
  expect(second.output).toMatch(
    /^CRT cannot start: The data folder .* is already used by another CRT server/m,
  );
  await dev.stop('SIGTERM');
});
