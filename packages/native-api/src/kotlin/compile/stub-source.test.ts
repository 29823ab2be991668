import { describe, expect, test } from 'vitest';
import { writeStubSource } from './stub-source.ts';

const stub = (text: string): Promise<string> =>
  writeStubSource('a.kt', text, { hidesConstructors: true });

describe('writeStubSource', () => {
  test.each([
    ['fun stop()', 'fun stop() {}'],
    ['fun name(): String', 'fun name(): String = TODO()'],
    ['fun name(): String = "a"', 'fun name(): String = "a"'],
    ['suspend fun <T> find(id: String): T?', 'suspend fun <T> find(id: String): T? = TODO()'],
    ['val id: String', 'val id: String get() = TODO()'],
    ['var id: String?', 'var id: String? get() = TODO(); set(value) {}'],
    ['const val ID: Int = 1', 'const val ID: Int = 1'],
    ['object A {\n    val b: Int\n}', 'object A {\n    val b: Int get() = TODO()\n}'],
    [
      'abstract class A(b: Int) {\n    abstract fun c(): Int\n}',
      'abstract class A(b: Int) {\n    abstract fun c(): Int\n}',
    ],
    [
      'interface A {\n    val b: Int\n    fun c()\n}',
      'interface A {\n    val b: Int\n    fun c()\n}',
    ],
    ['enum class A {\n    B,\n}', 'enum class A {\n    B,\n}'],
  ])('completes %j', async (text, expected) => {
    expect(await stub(`package p\n\n${text}\n`)).toBe(`package p\n\n${expected}\n`);
  });

  test('lets the classes of a sealed interface inherit its members', async () => {
    expect(await stub('sealed interface A {\n    val b: Int\n}\n\nclass C : A\n')).toBe(
      'sealed interface A {\n    val b: Int get() = TODO()\n}\n\nclass C internal constructor() : A\n',
    );
  });

  test('leaves the constructors of the platform visible', async () => {
    const text = 'open class Activity\n';
    expect(await writeStubSource('a.kt', text, { hidesConstructors: false })).toBe(text);
  });

  test('rejects a text that does not parse', async () => {
    await expect(stub('fun f( {')).rejects.toThrow(/^a\.kt:1:\d+ .*does not parse as Kotlin\.$/);
  });
});
