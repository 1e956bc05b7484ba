import { extentOf, type ViewDirection } from './view-direction';

const vertexShader = `
attribute vec2 corner;
uniform vec2 extent;
varying vec2 at;
void main() {
  at = corner * extent;
  gl_Position = vec4(corner, 0., 1.);
}`;

/** The picture is equirectangular: its columns are headings and its rows are heights above the horizon. */
const fragmentShader = `
precision highp float;
uniform sampler2D picture;
uniform vec2 direction;
varying vec2 at;
void main() {
  vec3 ray = normalize(vec3(at, 1.));
  float c = cos(direction.y), s = sin(direction.y);
  ray = vec3(ray.x, ray.y * c + ray.z * s, ray.z * c - ray.y * s);
  float column = (atan(ray.x, ray.z) + direction.x) / 6.28318531 + .5;
  gl_FragColor = texture2D(picture, vec2(fract(column), .5 - asin(clamp(ray.y, -1., 1.)) / 3.14159265));
}`;

interface PanoramaRenderer {
  /** Width and height are in pixels of the screen, not of the style sheet. */
  resize(width: number, height: number): void;
  draw(direction: ViewDirection): void;
  dispose(): void;
}

/** Returns undefined without WebGL, or when the picture is larger than a texture can be. */
export function createRenderer(canvas: HTMLCanvasElement, picture: HTMLImageElement): PanoramaRenderer | undefined {
  const gl = canvas.getContext('webgl', { alpha: false, depth: false, antialias: false });
  if (!gl || picture.naturalWidth > (gl.getParameter(gl.MAX_TEXTURE_SIZE) as number)) return undefined;
  const program = createProgram(gl);
  if (!program) return undefined;
  gl.useProgram(program);
  coverScreen(gl, gl.getAttribLocation(program, 'corner'));
  loadTexture(gl, picture);
  const [extent, direction] = ['extent', 'direction'].map((name) => gl.getUniformLocation(program, name)) as [
    WebGLUniformLocation,
    WebGLUniformLocation,
  ];
  return {
    resize: (width, height) => {
      [canvas.width, canvas.height] = [width, height];
      gl.viewport(0, 0, width, height);
    },
    draw: ({ heading, tilt, zoom }) => {
      const { x, y } = extentOf(canvas, zoom);
      gl.uniform2f(extent, x, y);
      gl.uniform2f(direction, (heading * Math.PI) / 180, (tilt * Math.PI) / 180);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    // A texture of 4096 pixels holds 32 MB, which a browser frees much later by itself.
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

function createProgram(gl: WebGLRenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined;
}

function coverScreen(gl: WebGLRenderingContext, corner: number): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
}

const isPowerOfTwo = (size: number) => (size & (size - 1)) === 0;

/** WebGL 1 repeats only textures whose sides are powers of two; others would show a line behind the visitor. */
function loadTexture(gl: WebGLRenderingContext, picture: HTMLImageElement): void {
  const repeats = isPowerOfTwo(picture.naturalWidth) && isPowerOfTwo(picture.naturalHeight);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
  for (const [name, value] of [
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
    [gl.TEXTURE_WRAP_S, repeats ? gl.REPEAT : gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, name, value);
}
