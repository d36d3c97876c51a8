const BLOCK = 512;

const octal = (value, width) => `${value.toString(8).padStart(width - 1, '0')}\0`;

/** A long path is told in two parts, which meet at a slash. */
const inTwo = (path) => {
  if (Buffer.byteLength(path) <= 100) return ['', path];
  const at = path.indexOf('/', path.length - 101);
  const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
  if (at < 1 || Buffer.byteLength(prefix) > 155 || Buffer.byteLength(name) > 100) throw new Error(`too long: ${path}`);
  return [prefix, name];
};

const header = ({ path, bytes, mode, at }) => {
  const head = Buffer.alloc(BLOCK);
  const [prefix, name] = inTwo(path);
  const put = (text, offset) => head.write(text, offset);
  put(name, 0);
  put(octal(mode, 8), 100);
  put(octal(0, 8), 108);
  put(octal(0, 8), 116);
  put(octal(bytes, 12), 124);
  put(octal(Math.floor(at / 1000), 12), 136);
  put(' '.repeat(8), 148);
  put('0', 156);
  put('ustar\u000000', 257);
  put(prefix, 345);
  const sum = head.reduce((total, byte) => total + byte, 0);
  put(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return head;
};

/** POSIX's own form, which every tar reads; of each entry `{ path, content, mode, at }`. */
export async function* tar(entries) {
  for await (const { path, content, mode, at } of entries) {
    yield header({ path, bytes: content.length, mode, at });
    yield content;
    yield Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
  }
  yield Buffer.alloc(2 * BLOCK);
}
