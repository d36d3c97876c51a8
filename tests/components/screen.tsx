import '#web/ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { toastLabels } from '#strings/widgets';
import { App } from '#web/app/app.tsx';
import { admin, begunAnew, games, root, student } from '#web/app/parents.ts';
import { queryClient } from '#web/app/query-client.ts';
import { DOMAINS } from '#web/domains.ts';
import type { Manifest } from '#web/manifest.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { type Answers, answerWith } from './network.ts';

document.documentElement.lang = 'ar';
document.documentElement.dir = 'rtl';
document.documentElement.dataset.theme = 'day';

const pagesOf = (parent: 'student' | 'games' | 'admin' | 'papers') =>
  // biome-ignore lint/suspicious/noExplicitAny: as the router, which gives each page's type back afterwards
  DOMAINS.flatMap((domain: Manifest) => domain[parent] ?? []) as any[];

/** Every page as the app has it, without the shell around it, which has journeys of its own. */
const routeTree = root.addChildren([
  student.addChildren(pagesOf('student')),
  games.addChildren(pagesOf('games')),
  admin.addChildren(pagesOf('admin')),
  ...pagesOf('papers'),
]);

const show = (what: ReactNode, answers: Answers) => {
  const network = answerWith(answers);
  const place = document.body.appendChild(document.createElement('main'));
  const page = createRoot(place);
  page.render(what);
  onTestFinished(() => {
    // What was told would lie over the next test's buttons for seconds.
    for (const told of document.querySelectorAll<HTMLElement>(`[title="${toastLabels.dismiss}"]`)) told.click();
    page.unmount();
    place.remove();
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
    expect(network.end()).toEqual([]);
  });
  return network;
};

/** What needs no address: a screen of the door, or a dialog. */
export const showAlone = (what: ReactNode, answers: Answers) =>
  show(
    <QueryClientProvider client={queryClient}>
      {what}
      <Toaster />
    </QueryClientProvider>,
    answers,
  );

/** The page at an address of the app, and the way from there to another. */
export const showPage = (address: string, answers: Answers) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ ...begunAnew, routeTree, history });
  return { ...show(<App router={router} />, answers), goTo: (next: string) => history.push(next) };
};

/** What axe says of a page without its shell: landmarks and the title are the journeys' to look at. */
export const expectAccessible = async (): Promise<void> => {
  const runOnly = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa'] };
  const rules = { 'document-title': { enabled: false }, bypass: { enabled: false } };
  const { violations } = await axe.run({ runOnly, rules, resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual([]);
};
