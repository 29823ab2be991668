<?php
/**
 * Stubs of the few functions of WordPress that the plugin calls. Registrations and errors are
 * recorded in $GLOBALS['seen'] for tests.
 */

define( 'ABSPATH', '/' );

$GLOBALS['seen'] = array(
	'actions'    => array(),
	'shortcodes' => array(),
	'blocks'     => array(),
	'modules'    => array(),
	'enqueued'   => array(),
	'settings'   => array(),
	'fields'     => array(),
	'pages'      => array(),
	'errors'     => array(),
	'deleted'    => array(),
);
$GLOBALS['options'] = array();
$GLOBALS['filters'] = array();
$GLOBALS['can']     = array();
$GLOBALS['sites']   = array();

function add_action( $hook, $callback ) {
	$GLOBALS['seen']['actions'][ $hook ][] = $callback;
}
function do_action( $hook ) {
	foreach ( $GLOBALS['seen']['actions'][ $hook ] ?? array() as $callback ) {
		$callback();
	}
}
function add_filter( $hook, $callback ) {
	$GLOBALS['filters'][ $hook ][] = $callback;
}
function apply_filters( $hook, $value ) {
	foreach ( $GLOBALS['filters'][ $hook ] ?? array() as $callback ) {
		$value = $callback( $value );
	}
	return $value;
}
function add_shortcode( $tag, $callback ) {
	$GLOBALS['seen']['shortcodes'][ $tag ] = $callback;
}
function register_block_type( $folder, $options ) {
	$block = json_decode( file_get_contents( $folder . '/block.json' ), true );
	$GLOBALS['seen']['blocks'][ $block['name'] ] = $options['render_callback'];
}
function get_block_wrapper_attributes() {
	return 'class="wp-block"';
}
function wp_register_script_module( $id, $address, $needs = array(), $version = false ) {
	$GLOBALS['seen']['modules'][ $id ] = array( 'address' => $address, 'needs' => $needs, 'version' => $version );
}
function wp_enqueue_script_module( $id ) {
	$GLOBALS['seen']['enqueued'][] = $id;
}
function plugins_url( $path ) {
	return 'https://blog.example/wp-content/plugins/' . $path;
}
function register_setting( $group, $option, $options ) {
	$GLOBALS['seen']['settings'][ $option ] = $options;
}
function add_settings_section( $id ) {}
function add_settings_field( $id, $title, $callback, $page, $section, $options ) {
	$GLOBALS['seen']['fields'][ $id ] = array( 'print' => $callback, 'options' => $options );
}
function add_options_page( $title, $menu, $capability, $slug ) {
	$GLOBALS['seen']['pages'][ $slug ] = array( 'title' => $title, 'capability' => $capability );
}
function add_settings_error( $setting, $code, $message ) {
	$GLOBALS['seen']['errors'][ $code ] = $message;
}
function get_option( $name, $default = false ) {
	return $GLOBALS['options'][ $name ] ?? $default;
}
function delete_option( $name ) {
	$GLOBALS['seen']['deleted'][] = $name;
}
function delete_blog_option( $site, $name ) {
	$GLOBALS['seen']['deleted'][] = $site . ':' . $name;
}
function is_multisite() {
	return array() !== $GLOBALS['sites'];
}
function get_sites() {
	return $GLOBALS['sites'];
}
function current_user_can( $capability ) {
	return in_array( $capability, $GLOBALS['can'], true );
}
function get_file_data( $file, $heads ) {
	$text = file_get_contents( $file );
	return array_map(
		function ( $head ) use ( $text ) {
			preg_match( '/^[ \t*]*' . preg_quote( $head, '/' ) . ':(.*)$/m', $text, $found );
			return trim( $found[1] ?? '' );
		},
		$heads
	);
}
function wp_parse_url( $address ) {
	return parse_url( $address );
}
function wp_json_encode( $value ) {
	return json_encode( $value );
}
function __( $text ) {
	return $text;
}
function esc_html__( $text ) {
	return esc_html( $text );
}
function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8' );
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8' );
}
/** As WordPress: no other scheme than a few, and nothing that ends an attribute. */
function esc_url( $address ) {
	if ( ! preg_match( '#^https?://#i', $address ) ) {
		return '';
	}
	$clean = preg_replace( "|[^a-z0-9-~+_.?#=!&;,/:%@$\|*'()\[\]\\x80-\\xff]|i", '', $address );
	return str_replace( array( '&', "'" ), array( '&#038;', '&#039;' ), $clean );
}

// WordPress polyfills these.
if ( ! function_exists( 'mb_strlen' ) ) {
	function mb_strlen( $text ) {
		return preg_match_all( '/./su', $text );
	}
	function mb_substr( $text, $start, $length ) {
		preg_match_all( '/./su', $text, $found );
		return implode( '', array_slice( $found[0], $start, $length ) );
	}
}
