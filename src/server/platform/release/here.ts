/** As `scripts/lib/release/files.mjs` names what a release was made for: of a Linux with musl it is another. */
export const platformHere = (): string => {
  const header = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  const isMusl = process.platform === 'linux' && header.header.glibcVersionRuntime === undefined;
  return `${process.platform}-${process.arch}${isMusl ? '-musl' : ''}`;
};
