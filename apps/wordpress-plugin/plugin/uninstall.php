<?php
/** WordPress runs this file when the plugin is deleted. */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $brand_slug_site ) {
		delete_blog_option( $brand_slug_site, 'brand_slug_maps' );
	}
} else {
	delete_option( 'brand_slug_maps' );
}
