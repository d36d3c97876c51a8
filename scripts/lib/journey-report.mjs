import { relative } from 'node:path';
import { inProject } from './project.mjs';
import { writeReport } from './report.mjs';

const describeJourney = ({ location, title }) => ({
  file: relative(inProject(), location.file),
  line: location.line,
  name: title,
});

/** What Playwright found, in the form that `npm test` reads from both runners. */
export default class {
  #errors = [];
  #journeys = [];

  onBegin(_config, suite) {
    this.#journeys = suite.allTests();
  }

  onError({ message }) {
    this.#errors.push(message);
  }

  onEnd() {
    const ended = (outcome) => this.#journeys.filter((journey) => journey.outcome() === outcome);
    writeReport({
      passed: ended('expected').length,
      failed: ended('unexpected').map(describeJourney),
      errors: this.#errors,
    });
  }
}
