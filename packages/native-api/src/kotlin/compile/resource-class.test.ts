import { expect, test } from 'vitest';
import { writeResourceClass } from './resource-class.ts';

test('has the layouts, drawables and ids of the resources, and nothing of the manifest', () => {
  const files = new Map([
    ['AndroidManifest.xml', '<manifest><activity android:name=".A" /></manifest>'],
    ['activity_map.xml', '<FrameLayout><View android:id="@+id/map" /></FrameLayout>'],
    ['ic_start.xml', '<vector android:width="8dp" />'],
    ['ids.xml', '<resources><item name="start" type="id" /></resources>'],
  ]);
  expect(writeResourceClass('com.example', files)).toBe(`package com.example

object R {
    object layout {
        @JvmField val activity_map: Int = 0
    }
    object id {
        @JvmField val map: Int = 0
        @JvmField val start: Int = 0
    }
    object drawable {
        @JvmField val ic_start: Int = 0
    }
}
`);
});
