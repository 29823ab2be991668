import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import { container, fetchBytes, finishDrawing, offer, type PanStep, VIEW } from './competitor.ts';

/**
 * three.js with prepared triangles and its cheapest material: a lower bound for the cost of
 * drawing.
 */
const EQUATOR = 40_075_016.686;
const LATITUDE = 50;
const bytes = await fetchBytes('/mall/prepared.bin');
const scene = new Scene();
const camera = new PerspectiveCamera(VIEW.fieldOfViewDegrees, 1, 1, 2000);
camera.up.set(0, 0, 1);
let renderer: WebGLRenderer;

offer({
  start: async () => {
    renderer = new WebGLRenderer({ antialias: false });
    const { clientWidth: width, clientHeight: height } = container();
    renderer.setSize(width, height);
    container().append(renderer.domElement);
    scene.background = new Color('#eef1f4');
    scene.add(firstFloor());
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    look({ x: 0, y: 0 });
    renderer.render(scene, camera);
    finishDrawing(renderer.domElement);
  },
  pan: (step) => {
    look(step);
    renderer.render(scene, camera);
  },
  finish: () => finishDrawing(renderer.domElement),
});

function firstFloor(): Mesh {
  const [corners = 0, indices = 0] = new Uint32Array(bytes, 0, 2);
  const geometry = new BufferGeometry();
  const positionsAt = 16;
  const indicesAt = positionsAt + corners * 12;
  const colorsAt = indicesAt + indices * 4;
  geometry.setAttribute(
    'position',
    new BufferAttribute(new Float32Array(bytes, positionsAt, corners * 3), 3),
  );
  geometry.setAttribute(
    'color',
    new BufferAttribute(new Uint8Array(bytes, colorsAt, corners * 4), 4, true),
  );
  geometry.setIndex(new BufferAttribute(new Uint32Array(bytes, indicesAt, indices), 1));
  return new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true }));
}

function look({ x, y }: PanStep): void {
  const metresPerPixel = (EQUATOR * Math.cos((LATITUDE * Math.PI) / 180)) / (512 * 2 ** VIEW.zoom);
  const distance =
    (metresPerPixel * container().clientHeight) /
    2 /
    Math.tan((VIEW.fieldOfViewDegrees * Math.PI) / 360);
  const pitch = (VIEW.pitchDegrees * Math.PI) / 180;
  camera.position.set(x, y - Math.sin(pitch) * distance, Math.cos(pitch) * distance);
  camera.lookAt(x, y, 0);
}
