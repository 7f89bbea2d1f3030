import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBase } from './find-base.ts';
import { makeBrand } from './testing/make-brand.ts';

test('finds the base that a template names, where it depends on another template too', () => {
  const folder = makeBrand('template-nocturne');
  try {
    const manifest = {
      dependencies: { '@meetcute/template-classic': '*', '@meetcute/template-nocturne': '*' },
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    expect(findBase(folder)?.name).toBe('@meetcute/template-nocturne');
    const file = join(folder, 'src/template.ts');
    const source = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      source
        .replace('import { nocturne } from', 'import {\n  other,\n  nocturne as night,\n} from')
        .replace('extends: nocturne', 'extends: night'),
    );
    expect(findBase(folder)?.name).toBe('@meetcute/template-nocturne');
    writeFileSync(file, source.replace("name: 'aurora',\n  extends", "name: 'aurora', extends"));
    expect(findBase(folder)?.name).toBe('@meetcute/template-nocturne');
    writeFileSync(file, source.replace('  extends: nocturne,\n', ''));
    expect(findBase(folder)?.name).toBe('@meetcute/template-classic');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
