import { relative } from 'node:path';
import { inProject } from './project.mjs';
import { writeReport } from './report.mjs';

/** As `--testNamePattern` reads it. */
const nameOf = ({ name, parent }) => (parent.type === 'module' ? name : `${nameOf(parent)} ${name}`);

const failuresIn = (testModule) => {
  const project = testModule.project.name;
  const file = relative(inProject(), testModule.moduleId);
  const failed = [...testModule.children.allTests('failed')].map((test) => ({ project, file, name: nameOf(test) }));
  const suites = [testModule, ...testModule.children.allSuites()];
  // Whatever is wrong outside the tests, such as a missing import, concerns the whole file.
  return suites.some((suite) => suite.errors().length > 0) ? [...failed, { project, file, name: '' }] : failed;
};

/** What Vitest found, in the form that `npm test` reads from both runners. */
export default class {
  onTestRunEnd(testModules, unhandledErrors) {
    writeReport({
      passed: testModules.reduce((sum, { children }) => sum + [...children.allTests('passed')].length, 0),
      failed: testModules.flatMap(failuresIn),
      errors: unhandledErrors.map(({ message }) => message),
    });
  }
}
