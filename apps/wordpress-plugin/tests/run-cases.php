<?php
/**
 * Runs the plugin on cases and prints the results as JSON. Called as
 * `php run-cases.php <main file of the plugin>`, with a list of cases as JSON on its input.
 */

require __DIR__ . '/wordpress-stand-ins.php';

error_reporting( E_ALL );
set_error_handler(
	function ( $level, $message, $file, $line ) {
		throw new ErrorException( $message, 0, $level, $file, $line );
	}
);

require $argv[1];
do_action( 'init' );
do_action( 'admin_init' );
do_action( 'admin_menu' );

$cases   = json_decode( stream_get_contents( STDIN ), true );
$results = array_map(
	function ( $case ) use ( $argv ) {
		$seen               = &$GLOBALS['seen'];
		$seen['enqueued']   = array();
		$seen['errors']     = array();
		$seen['deleted']    = array();
		$GLOBALS['can']     = $case['can'] ?? array();
		$GLOBALS['sites']   = $case['sites'] ?? array();
		$GLOBALS['options'] = $case['options'] ?? array();
		$GLOBALS['filters'] = array();
		foreach ( $case['parameters'] ?? array() as $name => $value ) {
			$filter = $case['filter'];
			add_filter(
				$filter,
				function ( $parameters ) use ( $name, $value ) {
					return array( $name => $value ) + $parameters;
				}
			);
		}
		if ( isset( $case['shortcode'] ) ) {
			$output = $seen['shortcodes'][ $case['shortcode'] ]( $case['attributes'] ?? '' );
		} elseif ( isset( $case['block'] ) ) {
			$output = $seen['blocks'][ $case['block'] ]( $case['attributes'] );
		} elseif ( isset( $case['save'] ) ) {
			$output = $seen['settings'][ $case['option'] ]['sanitize_callback']( $case['save'] );
		} elseif ( isset( $case['field'] ) ) {
			ob_start();
			$seen['fields'][ $case['field'] ]['print']( $seen['fields'][ $case['field'] ]['options'] );
			$output = ob_get_clean();
		} else {
			defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'plugin' );
			include dirname( $argv[1] ) . '/uninstall.php';
			$output = '';
		}
		return array( 'output' => $output, 'enqueued' => $seen['enqueued'], 'errors' => (object) $seen['errors'], 'deleted' => $seen['deleted'] );
	},
	$cases
);

echo json_encode(
	array(
		'results'  => $results,
		'modules'  => $GLOBALS['seen']['modules'],
		'pages'    => $GLOBALS['seen']['pages'],
		'settings' => array_keys( $GLOBALS['seen']['fields'] ),
	)
);
